/** Collects the parameters of a statement while its text is written. */
export class Values {
  readonly list: unknown[] = []
  add(value: unknown): string {
    return `$${this.list.push(value)}`
  }
}
