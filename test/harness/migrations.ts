import { type AlterTableCmd, type DropStmt, type Node, parse } from 'libpg-query'

/**
 * What a migration takes away from nodes of the release before, which go on while it is applied: they may read it, or write
 * what it now refuses. Tables that the migration itself creates are its own; a constraint that it writes anew under the
 * same name is taken for a wider one.
 */
export async function contractions(sql: string): Promise<string[]> {
  const { stmts = [] } = await parse(sql)
  const statements = stmts.flatMap(({ stmt }) => stmt ?? [])
  const created = new Set(
    statements.flatMap((statement) => [...createdBy(statement), ...droppedConstraints(statement)]),
  )
  return statements.flatMap((statement) => takenBy(statement, created))
}

/** Tables, and triggers and functions, which a migration drops in order to write them anew. */
function createdBy(statement: Node): string[] {
  if ('CreateStmt' in statement) return [statement.CreateStmt.relation!.relname!]
  if ('CreateTrigStmt' in statement) {
    const { relation, trigname } = statement.CreateTrigStmt
    return [`${relation!.relname}.${trigname}`]
  }
  if ('CreateFunctionStmt' in statement) return [nameOf(statement.CreateFunctionStmt.funcname)]
  return []
}

function droppedConstraints(statement: Node): string[] {
  if (!('AlterTableStmt' in statement)) return []
  const { relation, cmds = [] } = statement.AlterTableStmt
  return cmds.flatMap((command) =>
    'AlterTableCmd' in command && command.AlterTableCmd.subtype === 'AT_DropConstraint'
      ? [`${relation!.relname}.${command.AlterTableCmd.name}`]
      : [],
  )
}

function takenBy(statement: Node, created: ReadonlySet<string>): string[] {
  if ('DropStmt' in statement) return droppedBy(statement.DropStmt, created)
  if ('RenameStmt' in statement) {
    const { relation, subname, renameType } = statement.RenameStmt
    const isColumn = renameType === 'OBJECT_COLUMN'
    return [`RENAME ${relation?.relname ?? ''}${isColumn ? `.${subname}` : ''}`]
  }
  if ('IndexStmt' in statement) {
    const { unique, relation, idxname } = statement.IndexStmt
    const table = relation!.relname!
    return unique && !created.has(table) ? [`UNIQUE INDEX ${idxname} on ${table}`] : []
  }
  if ('AlterTableStmt' in statement) {
    const { relation, cmds = [] } = statement.AlterTableStmt
    const table = relation!.relname!
    if (created.has(table)) return []
    return cmds.flatMap((command) =>
      'AlterTableCmd' in command ? changedBy(command.AlterTableCmd, table, created) : [],
    )
  }
  return []
}

const DROPPED: Partial<Record<string, string>> = {
  OBJECT_TABLE: 'TABLE',
  OBJECT_VIEW: 'VIEW',
  OBJECT_TRIGGER: 'TRIGGER',
  OBJECT_FUNCTION: 'FUNCTION',
  OBJECT_SEQUENCE: 'SEQUENCE',
}

/** An index is not missed by any statement, only by its time. */
function droppedBy({ removeType, objects = [] }: DropStmt, created: ReadonlySet<string>): string[] {
  const kind = DROPPED[removeType ?? '']
  if (!kind) return []
  return objects.map(nameOfObject).flatMap((name) => (created.has(name) ? [] : [`DROP ${kind} ${name}`]))
}

function changedBy({ subtype, name, def }: AlterTableCmd, table: string, created: ReadonlySet<string>): string[] {
  const column = `${table}.${name}`
  if (subtype === 'AT_DropColumn') return [`DROP COLUMN ${column}`]
  if (subtype === 'AT_SetNotNull') return [`SET NOT NULL ${column}`]
  if (subtype === 'AT_AlterColumnType') return [`TYPE ${column}`]
  if (subtype === 'AT_ColumnDefault') return def ? [] : [`DROP DEFAULT ${column}`]
  if (subtype === 'AT_AddConstraint' && def && 'Constraint' in def) {
    const constraint = `${table}.${def.Constraint.conname}`
    return created.has(constraint) ? [] : [`ADD CONSTRAINT ${constraint}`]
  }
  if (subtype === 'AT_AddColumn' && def && 'ColumnDef' in def) return requiredColumn(table, def.ColumnDef)
  return []
}

type Column = { colname?: string; constraints?: Node[] }

function requiredColumn(table: string, { colname, constraints = [] }: Column): string[] {
  const kinds = constraints.map((node) => ('Constraint' in node ? node.Constraint.contype : undefined))
  const isFilled = ['CONSTR_DEFAULT', 'CONSTR_GENERATED', 'CONSTR_IDENTITY'].some((kind) =>
    kinds.includes(kind as never),
  )
  return kinds.includes('CONSTR_NOTNULL') && !isFilled
    ? [`ADD COLUMN ${table}.${colname} NOT NULL without a default`]
    : []
}

const nameOf = (parts: Node[] = []): string => parts.map((part) => ('String' in part ? part.String.sval : '')).join('.')

function nameOfObject(object: Node): string {
  if ('List' in object) return nameOf(object.List.items)
  if ('ObjectWithArgs' in object) return nameOf(object.ObjectWithArgs.objname)
  return ''
}
