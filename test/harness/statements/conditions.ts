import type { Node, SubLink } from 'libpg-query'
import { isTiedAt, namesOf, type Output, type Relation, type Scope } from './relations'

type Column = [Relation, string]
/** Says what the query of an expression answers. */
export type Answer = (query: Node, scope: Scope) => Output

/** Whether the expression is a parameter, or made only of parameters and of columns that equal one. */
export function isGiven(node: Node | undefined, scope: Scope, answer: Answer): boolean {
  if (!node) return false
  const every = (nodes: readonly Node[] | undefined) =>
    (nodes?.length ?? 0) > 0 && nodes!.every((part) => isGiven(part, scope, answer))
  if ('ParamRef' in node || 'A_Const' in node) return true
  if ('ColumnRef' in node) {
    const column = scope.resolve(node)
    return column ? column[0].isTied(column[1]) : false
  }
  if ('TypeCast' in node) return isGiven(node.TypeCast.arg, scope, answer)
  if ('FuncCall' in node) return every(node.FuncCall.args)
  if ('CoalesceExpr' in node) return every(node.CoalesceExpr.args)
  if ('A_ArrayExpr' in node) return every(node.A_ArrayExpr.elements)
  if ('A_Indirection' in node) return isGiven(node.A_Indirection.arg, scope, answer)
  if ('List' in node) return every(node.List.items)
  if ('A_Expr' in node) return every([node.A_Expr.lexpr, node.A_Expr.rexpr].filter((part) => part !== undefined))
  if ('SubLink' in node) {
    const { subLinkType, subselect } = node.SubLink
    const isValue = subLinkType === 'EXPR_SUBLINK' || subLinkType === 'ARRAY_SUBLINK'
    return isValue && isTiedAt(answer(subselect!, scope), 0)
  }
  return false
}

/** The columns that the condition ties: where it holds, each of them equals something given. */
export function tiesOf(condition: Node, scope: Scope, answer: Answer): Column[] {
  if ('BoolExpr' in condition) {
    const { boolop, args = [] } = condition.BoolExpr
    const parts = args.map((part) => tiesOf(part, scope, answer))
    if (boolop === 'AND_EXPR') return parts.flat()
    if (boolop === 'OR_EXPR') return parts.reduce(inBoth)
    return []
  }
  if ('NullTest' in condition) {
    // What has no organization is shared by all.
    const column = condition.NullTest.nulltesttype === 'IS_NULL' && scope.resolve(condition.NullTest.arg!)
    return column && !column[0].isOptional ? [column] : []
  }
  if ('SubLink' in condition) return tiesOfMembership(condition.SubLink, scope, answer)
  if (!('A_Expr' in condition)) return []
  const { kind, name, lexpr, rexpr } = condition.A_Expr
  if (!lexpr || !rexpr || (kind !== 'AEXPR_NOT_DISTINCT' && namesOf(name).at(-1) !== '=')) return []
  if (kind === 'AEXPR_OP_ANY' || kind === 'AEXPR_IN') return tieIf(isGiven(rexpr, scope, answer), lexpr, scope)
  if (kind !== 'AEXPR_OP' && kind !== 'AEXPR_NOT_DISTINCT') return []
  return partsOf(lexpr).flatMap((left, at) => {
    const right = partsOf(rexpr)[at]
    if (!right) return []
    return [...tieIf(isGiven(right, scope, answer), left, scope), ...tieIf(isGiven(left, scope, answer), right, scope)]
  })
}

/** `(a, b) IN (SELECT …)` */
function tiesOfMembership({ subLinkType, operName, testexpr, subselect }: SubLink, scope: Scope, answer: Answer) {
  if (subLinkType !== 'ANY_SUBLINK' || !testexpr || (operName && namesOf(operName).at(-1) !== '=')) return []
  const output = answer(subselect!, scope)
  return partsOf(testexpr).flatMap((part, at) => tieIf(isTiedAt(output, at), part, scope))
}

const partsOf = (node: Node): readonly Node[] => ('RowExpr' in node ? (node.RowExpr.args ?? []) : [node])

function tieIf(isTied: boolean, node: Node, scope: Scope): Column[] {
  const column = isTied ? scope.resolve(node) : undefined
  return column ? [column] : []
}

const inBoth = (some: Column[], others: Column[]): Column[] =>
  some.filter(([relation, column]) => others.some((other) => other[0] === relation && other[1] === column))
