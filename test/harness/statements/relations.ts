import type { Node } from 'libpg-query'

/** The columns of every table, in their order. */
export type Catalog = ReadonlyMap<string, readonly string[]>

export const TENANT = 'org_id'

/** `scope` is the organization's id, or an empty text for what reviewers said for all. */
const WITH_SCOPE = ['corrections', 'correction_sets']

/** The column that says whose a row is, in a table with an org_id. */
export const tenantColumn = (table: string): string => (WITH_SCOPE.includes(table) ? 'scope' : TENANT)

/** What a query answers: which of its columns hold an organization that the caller named. */
export type Output = { columns: { name: string; isTied: boolean }[]; stars: Relation[] }

/** Whether the query's column at this place is tied. With `SELECT *` places are not known, unless all columns are tied. */
export const isTiedAt = ({ columns, stars }: Output, at: number): boolean =>
  stars.length > 0 ? stars.every(({ isAllTied }) => isAllTied) : (columns[at]?.isTied ?? false)

/** A table, query or function in a FROM clause, under the name that the statement gives it. */
export class Relation {
  readonly tied = new Set<string>()
  /** Of a function whose arguments are all parameters, every column is one. */
  isAllTied = false
  /** On the side of an outer join that may have no row: its columns can be null without being so in the table. */
  isOptional = false
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

  /** Whether it is said of which organization the table's rows are meant. */
  get isSettled(): boolean {
    return this.isTied(TENANT) || this.isTied(tenantColumn(this.tenantTable ?? ''))
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
