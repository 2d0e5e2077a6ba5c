/**
 * Reed–Solomon code over a small field: a number becomes the coefficients of a polynomial, and its values at every
 * point of the field the code word. Polynomials of degree below k agree in fewer than k points, so two code words of
 * different numbers differ in at least `size − k + 1` places: hashes with a guaranteed distance.
 */
export class ReedSolomon {
  readonly size: number
  /** The word that was encoded last, a symbol for each point of the field. */
  private readonly word: Uint8Array
  /** The same, and what each digit of each coefficient adds to it, four symbols to a number. */
  private readonly lanes: Int32Array
  private readonly terms: Int32Array

  /** Over the field of 2^bits elements, modulo a primitive polynomial. */
  constructor(
    readonly bits: number,
    polynomial: number,
    private readonly coefficients: number,
  ) {
    this.size = 1 << bits
    this.word = new Uint8Array(this.size)
    this.lanes = new Int32Array(this.word.buffer)
    const terms = new Uint8Array(coefficients * this.size * this.size)
    for (let digit = 0; digit < this.size; digit++) {
      for (let point = 0; point < this.size; point++) {
        let term = digit
        for (let coefficient = coefficients - 1; coefficient >= 0; coefficient--) {
          terms[(coefficient * this.size + digit) * this.size + point] = term
          term = product(term, point, bits, polynomial)
        }
      }
    }
    this.terms = new Int32Array(terms.buffer)
  }

  /** `number` is below size^coefficients. The word is good until the next is encoded. */
  encode(number: number): Uint8Array {
    const { size, lanes, terms } = this
    for (let lane = 0; lane < lanes.length; lane++) lanes[lane] = 0
    let rest = number
    for (let coefficient = 0; coefficient < this.coefficients; coefficient++) {
      const next = Math.floor(rest / size)
      const row = (coefficient * size + rest - next * size) * lanes.length
      for (let lane = 0; lane < lanes.length; lane++) lanes[lane] = lanes[lane]! ^ terms[row + lane]!
      rest = next
    }
    return this.word
  }
}

function product(a: number, b: number, bits: number, polynomial: number): number {
  let result = 0
  for (let bit = 0; bit < bits; bit++) if (a & (1 << bit)) result ^= b << bit
  for (let bit = 2 * bits - 2; bit >= bits; bit--) if (result & (1 << bit)) result ^= polynomial << (bit - bits)
  return result
}
