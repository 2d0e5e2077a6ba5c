import pg from 'pg'

/** A column of an answer: its type in PostgreSQL, whether it may be null, and what pg makes of its values. */
export class Column<T = unknown, Null = null> {
  /** For the compiler alone: no column has it. */
  declare readonly value: T | Null

  constructor(
    readonly type: string,
    readonly oid: number,
    readonly isNullable = false,
  ) {}

  /** Where an outer join or an aggregate leaves it empty. */
  nullable(): Column<T, null> {
    return new Column(this.type, this.oid, true)
  }

  /** Where the statement leaves out the rows in which it is null. */
  notNull(): Column<T, never> {
    return new Column(this.type, this.oid)
  }

  /** What PostgreSQL doesn't know: the shape of a jsonb, the words that a text may be. */
  as<U extends T>(): Column<U, Null> {
    return this as unknown as Column<U, Null>
  }
}

/** What a statement answers: its columns by name. A table is one too. */
export type Row = Readonly<Record<string, Column>>
export type RowOf<R extends Row> = { -readonly [K in keyof R]: R[K]['value'] }

type Outer<R extends Row> = { readonly [K in keyof R]: Column<Exclude<R[K]['value'], null>, null> }

/** The same columns from the optional side of an outer join. */
export const outer = <R extends Row>(row: R): Outer<R> =>
  Object.fromEntries(Object.entries(row).map(([name, column]) => [name, column.nullable()])) as Outer<R>

/** Its columns as SELECT and RETURNING name them, where they are a table's own. */
export const columnsOf = (row: Row, alias?: string): string =>
  Object.keys(row)
    .map((name) => (alias ? `${alias}.${name}` : name))
    .join(', ')

const column = <T>(type: string, oid: number) => new Column<T, never>(type, oid)
const { builtins } = pg.types

export const text = column<string>('text', builtins.TEXT)
export const varchar = column<string>('varchar', builtins.VARCHAR)
export const uuid = column<string>('uuid', builtins.UUID)
export const textArray = column<string[]>('text[]', 1009)
export const bool = column<boolean>('bool', builtins.BOOL)
export const int2 = column<number>('int2', builtins.INT2)
export const int4 = column<number>('int4', builtins.INT4)
export const int4Array = column<number[]>('int4[]', 1007)
export const int8 = column<number>('int8', builtins.INT8)
export const float8 = column<number>('float8', builtins.FLOAT8)
/** A string, for it may have more digits than a number: cast it to float8 or int8 where they suffice. */
export const numeric = column<string>('numeric', builtins.NUMERIC)
export const timestamptz = column<Date>('timestamptz', builtins.TIMESTAMPTZ)
/** Midnight where the server stands: cast it to text for a day. */
export const date = column<Date>('date', builtins.DATE)
export const bytea = column<Buffer>('bytea', builtins.BYTEA)
export const json = column<unknown>('json', builtins.JSON)
export const jsonb = column<unknown>('jsonb', builtins.JSONB)
