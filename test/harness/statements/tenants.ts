import type {
  CommonTableExpr,
  ExplainStmt,
  InsertStmt,
  JoinExpr,
  JoinType,
  Node,
  OnConflictClause,
  RangeVar,
  SelectStmt,
  SubLink,
  WithClause,
} from 'libpg-query'
import { isGiven, tiesOf } from './conditions'
import { type Catalog, isTiedAt, namesOf, type Output, Relation, Scope, TENANT, tenantColumn } from './relations'
import { visit } from './visit'

/** `reach` are the relations that the condition filters: of an outer join's condition only one side. */
type Condition = { ties: () => [Relation, string][]; reach: readonly Relation[] | undefined }
type From = { relations: Relation[]; conditions: Condition[]; laterals: { relation: Relation; query: Node }[] }

/** What the kinds of statements have in common. */
type Parts = { withClause?: WithClause; from: readonly Node[]; where?: Node; answers: readonly Node[]; whole: object }

const NOTHING: Output = { columns: [], stars: [] }

/**
 * Finds the tables of organizations that a parsed statement reads or writes without saying of which organization: no
 * condition ties their `org_id` to a parameter, or to the `org_id` of a table that is tied.
 */
export function untiedTables(statement: Node, catalog: Catalog): string[] {
  const check = new TenantCheck(catalog)
  check.analyse(statement, new Scope(), true)
  return [...check.untied].sort()
}

class TenantCheck {
  readonly untied = new Set<string>()

  constructor(private readonly catalog: Catalog) {}

  /** With `reports` false it only says what the query answers, because the scope is not settled yet. */
  analyse(node: Node, parent: Scope, reports: boolean): Output {
    if ('SelectStmt' in node) return this.#select(node.SelectStmt, parent, reports)
    if ('InsertStmt' in node) return this.#insert(node.InsertStmt, parent, reports)
    if ('UpdateStmt' in node) {
      const { relation, fromClause = [], whereClause: where, withClause, returningClause } = node.UpdateStmt
      const from = [{ RangeVar: relation! }, ...fromClause]
      const answers = returningClause?.exprs ?? []
      return this.#query({ withClause, from, where, answers, whole: node.UpdateStmt }, parent, reports)
    }
    if ('DeleteStmt' in node) {
      const { relation, usingClause = [], whereClause: where, withClause, returningClause } = node.DeleteStmt
      const from = [{ RangeVar: relation! }, ...usingClause]
      const answers = returningClause?.exprs ?? []
      return this.#query({ withClause, from, where, answers, whole: node.DeleteStmt }, parent, reports)
    }
    if ('ExplainStmt' in node)
      return executes(node.ExplainStmt) ? this.analyse(node.ExplainStmt.query!, parent, reports) : NOTHING
    if ('DeclareCursorStmt' in node) return this.analyse(node.DeclareCursorStmt.query!, parent, reports)
    if ('CreateTableAsStmt' in node) return this.analyse(node.CreateTableAsStmt.query!, parent, reports)
    // Nothing ties these, or nothing that is read here.
    if ('MergeStmt' in node || 'CopyStmt' in node || 'TruncateStmt' in node) this.#reportAll(node, parent)
    return NOTHING
  }

  #select(select: SelectStmt, parent: Scope, reports: boolean): Output {
    const { withClause, fromClause: from = [], whereClause: where, targetList: answers = [], larg, rarg } = select
    if (!larg || !rarg) {
      const output = this.#query({ withClause, from, where, answers, whole: select }, parent, reports)
      return select.valuesLists ? this.#values(select.valuesLists, parent) : output
    }
    const scope = new Scope(parent)
    this.#with(withClause, scope, reports)
    const left = this.#select(larg, scope, reports)
    const right = this.#select(rarg, scope, reports)
    const columns = left.columns.map(({ name, isTied }, at) => ({
      name,
      isTied: isTied && isTiedAt(right, at),
    }))
    return { columns, stars: [] }
  }

  #query({ withClause, from: nodes, where, answers, whole }: Parts, parent: Scope, reports: boolean): Output {
    const outside = new Scope(parent)
    this.#with(withClause, outside, reports)
    const scope = new Scope(outside)
    const from = this.#from(nodes, scope, reports)
    if (where) from.conditions.push(this.#condition(where, scope, undefined))
    settle(from.conditions)
    for (const { relation, query } of from.laterals) {
      relation.output = this.analyse(query, scope, reports)
      settle(from.conditions)
    }
    if (reports) {
      this.#report(scope.relations)
      this.#visitQueries(whole, scope)
    }
    return this.#output(answers, scope)
  }

  #with(clause: WithClause | undefined, scope: Scope, reports: boolean): void {
    for (const node of clause?.ctes ?? []) {
      const cte = (node as { CommonTableExpr: CommonTableExpr }).CommonTableExpr
      const query = cte.ctequery!
      const select = 'SelectStmt' in query ? query.SelectStmt : undefined
      // The first part of a recursive query says what the second part reads.
      if (clause?.recursive && select?.larg)
        scope.queries.set(cte.ctename!, renamed(cte, this.#select(select.larg, scope, false)))
      scope.queries.set(cte.ctename!, renamed(cte, this.analyse(query, scope, reports)))
    }
  }

  /** The relations of a FROM clause, added to the scope, with the conditions of its joins. */
  #from(nodes: readonly Node[], scope: Scope, reports: boolean): From {
    const all: From = { relations: [], conditions: [], laterals: [] }
    for (const node of nodes) {
      const part = 'JoinExpr' in node ? this.#join(node.JoinExpr, scope, reports) : this.#item(node, scope, reports)
      all.relations.push(...part.relations)
      all.conditions.push(...part.conditions)
      all.laterals.push(...part.laterals)
    }
    return all
  }

  #join({ larg, rarg, quals, usingClause, jointype }: JoinExpr, scope: Scope, reports: boolean): From {
    const left = this.#from([larg!], scope, reports)
    const right = this.#from([rarg!], scope, reports)
    const filtered = filteredSide(jointype, left.relations, right.relations)
    if (jointype === 'JOIN_LEFT' || jointype === 'JOIN_FULL') markOptional(right.relations)
    if (jointype === 'JOIN_RIGHT' || jointype === 'JOIN_FULL') markOptional(left.relations)
    const conditions = [...left.conditions, ...right.conditions]
    if (quals) conditions.push(this.#condition(quals, scope, filtered))
    for (const column of namesOf(usingClause))
      conditions.push({ ties: () => sharedTies(column, left.relations, right.relations), reach: filtered })
    return {
      relations: [...left.relations, ...right.relations],
      conditions,
      laterals: [...left.laterals, ...right.laterals],
    }
  }

  #item(node: Node, scope: Scope, reports: boolean): From {
    const from: From = { relations: [], conditions: [], laterals: [] }
    const add = (relation: Relation) => {
      from.relations.push(relation)
      scope.relations.push(relation)
      return relation
    }
    if ('RangeVar' in node) add(this.#table(node.RangeVar, scope))
    if ('RangeSubselect' in node) {
      const { alias, subquery, lateral } = node.RangeSubselect
      const relation = new Relation(alias?.aliasname ?? '', undefined, namesOf(alias?.colnames))
      if (lateral) from.laterals.push({ relation, query: subquery! })
      else relation.output = this.analyse(subquery!, scope.parent!, reports)
      add(relation)
    }
    if ('RangeFunction' in node) {
      const { alias, functions = [], coldeflist } = node.RangeFunction
      const typed = (coldeflist ?? []).flatMap((column) =>
        'ColumnDef' in column ? [column.ColumnDef.colname ?? ''] : [],
      )
      const name = alias?.aliasname ?? ''
      // A function that answers one column names it like itself.
      const relation = add(new Relation(name, undefined, [...namesOf(alias?.colnames), ...typed, name]))
      const calls = functions.flatMap((list) => ('List' in list ? (list.List.items ?? []).slice(0, 1) : []))
      const ties = () => {
        relation.isAllTied ||= calls.every((call) => isGiven(call, scope, this.#answer))
        return []
      }
      from.conditions.push({ ties, reach: undefined })
    }
    return from
  }

  #table({ relname, alias }: RangeVar, scope: Scope): Relation {
    const table = relname ?? ''
    const name = alias?.aliasname ?? table
    const output = scope.query(table)
    const columns = this.catalog.get(table) ?? []
    const relation = new Relation(name, !output && columns.includes(TENANT) ? table : undefined, output ? [] : columns)
    if (output) relation.output = output
    return relation
  }

  /** A row belongs to the organization that its values give, and a conflict only to one of the same organization. */
  #insert(insert: InsertStmt, parent: Scope, reports: boolean): Output {
    const { relation, cols, selectStmt, onConflictClause: conflict, returningClause } = insert
    const outside = new Scope(parent)
    this.#with(insert.withClause, outside, reports)
    const table = this.#table(relation!, new Scope())
    const rows = selectStmt ? this.analyse(selectStmt, outside, reports) : NOTHING
    const names = cols ? cols.map((col) => ('ResTarget' in col ? col.ResTarget.name : '')) : table.columns
    const isGivenByName = rows.stars.some((star) => star.isTied(TENANT))
    if (isGivenByName || isTiedAt(rows, names.indexOf(TENANT))) table.tied.add(TENANT)
    if (reports) this.#report([table])
    const scope = new Scope(outside)
    scope.relations.push(table)
    if (conflict?.action === 'ONCONFLICT_UPDATE' && table.tenantTable) {
      const conflicting = this.#conflicting(relation!, conflict, table, outside)
      if (reports) this.#report([conflicting])
    }
    if (reports) this.#visitQueries({ conflict, returningClause }, scope)
    return this.#output(returningClause?.exprs ?? [], scope)
  }

  #conflicting(target: RangeVar, conflict: OnConflictClause, inserted: Relation, outside: Scope): Relation {
    const scope = new Scope(outside)
    const existing = this.#table(target, new Scope())
    const excluded = new Relation('excluded', undefined, inserted.columns)
    if (inserted.isTied(TENANT)) excluded.tied.add(TENANT)
    scope.relations.push(existing, excluded)
    const keys = (conflict.infer?.indexElems ?? []).map((key) => ('IndexElem' in key ? key.IndexElem.name : ''))
    if (keys.includes(TENANT) || keys.includes(tenantColumn(existing.tenantTable ?? ''))) existing.tied.add(TENANT)
    if (conflict.whereClause) settle([this.#condition(conflict.whereClause, scope, undefined)])
    return existing
  }

  #values(lists: readonly Node[], scope: Scope): Output {
    const rows = lists.map((list) => ('List' in list ? (list.List.items ?? []) : []))
    const columns = (rows[0] ?? []).map((_, at) => ({
      name: `column${at + 1}`,
      isTied: rows.every((row) => isGiven(row[at], scope, this.#answer)),
    }))
    return { columns, stars: [] }
  }

  #output(targets: readonly Node[], scope: Scope): Output {
    const output: Output = { columns: [], stars: [] }
    for (const target of targets) {
      const { name, val } = 'ResTarget' in target ? target.ResTarget : {}
      const fields = val && 'ColumnRef' in val ? val.ColumnRef.fields : undefined
      if (fields?.some((field) => 'A_Star' in field)) {
        const qualifier = namesOf(fields).at(-1)
        output.stars.push(...scope.relations.filter((relation) => !qualifier || relation.name === qualifier))
      } else {
        const isTied = isGiven(val, scope, this.#answer)
        output.columns.push({ name: name ?? namesOf(fields).at(-1) ?? '', isTied })
      }
    }
    return output
  }

  readonly #answer = (query: Node, scope: Scope): Output => this.analyse(query, scope, false)

  #condition(node: Node, scope: Scope, reach: readonly Relation[] | undefined): Condition {
    return { ties: () => tiesOf(node, scope, this.#answer), reach }
  }

  /** The queries inside expressions, which may name the relations around them. */
  #visitQueries(statement: object, scope: Scope): void {
    visit(statement, {
      SubLink: ({ subselect, testexpr }: SubLink) => {
        this.analyse(subselect!, scope, true)
        if (testexpr) this.#visitQueries(testexpr, scope)
      },
      // These were analysed where they stand.
      RangeSubselect: () => {},
      withClause: () => {},
    })
  }

  #reportAll(statement: Node, scope: Scope): void {
    const report = (table: RangeVar) => this.#report([this.#table(table, scope)])
    visit(statement, { RangeVar: report, relation: report })
  }

  #report(relations: readonly Relation[]): void {
    for (const relation of relations) {
      if (relation.tenantTable && !relation.isSettled) this.untied.add(relation.tenantTable)
    }
  }
}

/** EXPLAIN alone reads no rows: it asks how a statement would be executed. */
const executes = ({ options = [] }: ExplainStmt): boolean =>
  options.some((option) => 'DefElem' in option && option.DefElem.defname === 'analyze')

function settle(conditions: readonly Condition[]): void {
  for (let isSettled = false; !isSettled; ) {
    isSettled = true
    for (const { ties, reach } of conditions) {
      for (const [relation, column] of ties()) {
        if (relation.isTied(column) || (reach && !reach.includes(relation))) continue
        relation.tied.add(column)
        isSettled = false
      }
    }
  }
}

/** An outer join keeps the rows of its outer side, whatever its condition says; undefined means both sides are filtered. */
function filteredSide(type: JoinType | undefined, left: readonly Relation[], right: readonly Relation[]) {
  if (type === 'JOIN_LEFT') return right
  if (type === 'JOIN_RIGHT') return left
  return type === 'JOIN_FULL' ? [] : undefined
}

function markOptional(relations: readonly Relation[]): void {
  for (const relation of relations) relation.isOptional = true
}

/** `JOIN … USING (column)` */
function sharedTies(column: string, left: readonly Relation[], right: readonly Relation[]): [Relation, string][] {
  const sharing = [...left, ...right].filter((relation) => relation.has(column))
  return sharing.some((relation) => relation.isTied(column)) ? sharing.map((relation) => [relation, column]) : []
}

function renamed({ aliascolnames }: CommonTableExpr, output: Output): Output {
  const names = namesOf(aliascolnames)
  return { ...output, columns: output.columns.map((column, at) => ({ ...column, name: names[at] ?? column.name })) }
}
