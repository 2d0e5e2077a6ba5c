/**
 * Reed–Solomon code over a small field: a number becomes the coefficients of a polynomial, and its values at every
 * point of the field the code word. Polynomials of degree below k agree in fewer than k points, so two code words of
 * different numbers differ in at least `size − k + 1` places: hashes with a guaranteed distance.
 */
export class ReedSolomon {
  readonly size: number
  /** The word that was encoded last, a symbol for each point of the field. */
  private readonly word = new Uint8Array(16)
  /** The same, and what each of 16 digits of each coefficient adds to it, four symbols to a number. */
  private readonly lanes = new Int32Array(this.word.buffer)
  private readonly terms: Int32Array

  /** Over the field of 2^bits elements, 8 or 16, modulo a primitive polynomial. */
  constructor(
    readonly bits: number,
    polynomial: number,
    private readonly coefficients: number,
  ) {
    this.size = 1 << bits
    const terms = new Uint8Array(coefficients * 16 * 16)
    for (let digit = 0; digit < this.size; digit++) {
      for (let point = 0; point < this.size; point++) {
        let term = digit
        for (let coefficient = coefficients - 1; coefficient >= 0; coefficient--) {
          terms[(coefficient * 16 + digit) * 16 + point] = term
          term = product(term, point, bits, polynomial)
        }
      }
    }
    this.terms = new Int32Array(terms.buffer)
  }

  /** `number` is below size^coefficients. The word is good until the next is encoded. */
  encode(number: number): Uint8Array {
    const { bits, coefficients, lanes, terms } = this
    const last = this.size - 1
    let first = 0
    let second = 0
    let third = 0
    let fourth = 0
    let rest = number | 0
    for (let coefficient = 0; coefficient < coefficients; coefficient++) {
      // Eight digits of four bits are the lower half of a number of more than 32.
      if (coefficient === 8) rest = (number / 2 ** 32) | 0
      const row = (coefficient << 6) | ((rest & last) << 2)
      first ^= terms[row]!
      second ^= terms[row | 1]!
      third ^= terms[row | 2]!
      fourth ^= terms[row | 3]!
      rest >>= bits
    }
    lanes[0] = first
    lanes[1] = second
    lanes[2] = third
    lanes[3] = fourth
    return this.word
  }
}

function product(a: number, b: number, bits: number, polynomial: number): number {
  let result = 0
  for (let bit = 0; bit < bits; bit++) if (a & (1 << bit)) result ^= b << bit
  for (let bit = 2 * bits - 2; bit >= bits; bit--) if (result & (1 << bit)) result ^= polynomial << (bit - bits)
  return result
}
