/**
 * Reed–Solomon code over a small field: a number becomes the coefficients of a polynomial, and its values at every
 * point of the field the code word. Polynomials of degree below k agree in fewer than k points, so two code words of
 * different numbers differ in at least `size − k + 1` places: hashes with a guaranteed distance.
 */
export class ReedSolomon {
  readonly size: number
  /** The product of a and b in the field, at a · size + b. */
  private readonly products: Uint8Array

  /** Over the field of 2^bits elements, modulo a primitive polynomial. */
  constructor(
    bits: number,
    polynomial: number,
    private readonly coefficients: number,
  ) {
    this.size = 1 << bits
    this.products = new Uint8Array(this.size ** 2)
    for (let a = 0; a < this.size; a++) {
      for (let b = 0; b < this.size; b++) this.products[a * this.size + b] = product(a, b, bits, polynomial)
    }
  }

  /** A symbol for each point of the field; `number` is below size^coefficients. */
  encode(number: number): Uint8Array {
    const word = new Uint8Array(this.size)
    let rest = number
    for (let coefficient = 0; coefficient < this.coefficients; coefficient++) {
      const digit = rest % this.size
      rest = Math.floor(rest / this.size)
      for (let point = 0; point < this.size; point++) {
        word[point] = this.products[word[point]! * this.size + point]! ^ digit
      }
    }
    return word
  }
}

function product(a: number, b: number, bits: number, polynomial: number): number {
  let result = 0
  for (let bit = 0; bit < bits; bit++) if (a & (1 << bit)) result ^= b << bit
  for (let bit = 2 * bits - 2; bit >= bits; bit--) if (result & (1 << bit)) result ^= polynomial << (bit - bits)
  return result
}
