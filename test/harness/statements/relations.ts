import type { Node } from 'libpg-query'

/** The columns of every table, in their order. */
export type Catalog = ReadonlyMap<string, readonly string[]>

export const TENANT = 'org_id'

/** What a query answers: which of its columns hold an organization that the caller named. */
export type Output = { columns: { name: string; isTied: boolean }[]; stars: Relation[] }

/** A table, query or function in a FROM clause, under the name that the statement gives it. */
export class Relation {
  readonly tied = new Set<string>()
  /** Of a function whose arguments are all parameters, every column is one. */
  isAllTied = false
  #output: Output | undefined

  constructor(
    readonly name: string,
    /** Of an organization's table: the name it has in the catalog. */
    readonly tenantTable: string | undefined,
    readonly columns: readonly string[],
  ) {}

  set output(output: Output) {
    this.#output = output
  }

  /** With the names of `AS alias (a, b)`, which replace the query's own. */
  #own(column: string): { isTied: boolean } | undefined {
    if (!this.#output) return undefined
    const at = this.columns.indexOf(column)
    return at >= 0 ? this.#output.columns[at] : this.#output.columns.find(({ name }) => name === column)
  }

  has(column: string): boolean {
    if (this.columns.includes(column) || this.#own(column)) return true
    return this.#output?.stars.some((star) => star.has(column)) ?? false
  }

  isTied(column: string): boolean {
    if (this.isAllTied || this.tied.has(column) || this.#own(column)?.isTied) return true
    return this.#output?.stars.some((star) => star.isTied(column)) ?? false
  }
}

/** The relations that a part of a statement can name, the nearest first. */
export class Scope {
  readonly relations: Relation[] = []
  readonly queries = new Map<string, Output>()

  constructor(readonly parent?: Scope) {}

  query(name: string): Output | undefined {
    return this.queries.get(name) ?? this.parent?.query(name)
  }

  /** The column that a reference means. */
  resolve(reference: Node): [Relation, string] | undefined {
    if (!('ColumnRef' in reference)) return undefined
    const names = namesOf(reference.ColumnRef.fields)
    const column = names.at(-1)
    if (column === undefined) return undefined
    const qualifier = names.at(-2)
    const relation = this.relations.find(({ name }, at) =>
      qualifier === undefined ? this.relations[at]!.has(column) : name === qualifier,
    )
    return relation ? [relation, column] : this.parent?.resolve(reference)
  }
}

export const namesOf = (nodes: readonly Node[] | undefined): string[] =>
  (nodes ?? []).flatMap((node) => ('String' in node ? [node.String.sval ?? ''] : []))
