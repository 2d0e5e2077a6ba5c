/**
 * Reed–Solomon code over a small field: a number becomes the coefficients of a polynomial, and its values at every
 * point of the field the code word. Polynomials of degree below k agree in fewer than k points, so two code words of
 * different numbers differ in at least `size − k + 1` places: hashes with a guaranteed distance.
 */
export type Field = {
  size: number
  /** Products by `a * size + b`. */
  products: Uint8Array
}

/** The field of 2^bits elements, modulo a primitive polynomial. */
export function binaryField(bits: number, polynomial: number): Field {
  const size = 1 << bits
  const products = Uint8Array.from({ length: size * size }, (_, pair) => {
    let product = 0
    for (let bit = 0; bit < bits; bit++) if ((pair >> bits) & (1 << bit)) product ^= (pair & (size - 1)) << bit
    for (let bit = 2 * bits - 2; bit >= bits; bit--) if (product & (1 << bit)) product ^= polynomial << (bit - bits)
    return product
  })
  return { size, products }
}

/** One symbol for each point of the field; `number` is below size^coefficients. */
export function codeWord({ size, products }: Field, number: number, coefficients: number): Uint8Array {
  const word = new Uint8Array(size)
  let rest = number
  for (let coefficient = 0; coefficient < coefficients; coefficient++) {
    const next = Math.floor(rest / size)
    const digit = rest - next * size
    for (let point = 0; point < size; point++) word[point] = products[word[point]! * size + point]! ^ digit
    rest = next
  }
  return word
}
