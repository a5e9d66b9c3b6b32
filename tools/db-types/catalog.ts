/** The parts of a schema that the generator needs, as plain data. */
export type Catalog = { relations: Relation[]; foreignKeys: ForeignKey[]; functions: DbFunction[] };

export type Relation = { name: string; kind: 'table' | 'view'; columns: Column[] };

export type Column = {
  name: string;
  /** Postgres type name; arrays start with an underscore. */
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  /** Generated columns and `generated always` identities: read-only. */
  isReadOnly: boolean;
  /** The words of a `column in ('a', 'b')` check, if there is one. */
  words: string[] | null;
};

export type ForeignKey = {
  name: string;
  relation: string;
  columns: string[];
  referencedRelation: string;
  referencedColumns: string[];
  isOneToOne: boolean;
};

export type DbFunction = {
  name: string;
  args: { name: string; type: string; isOptional: boolean }[];
  returnType: string;
  /** Set when the function returns rows of that table. */
  returnRelation: string | null;
  /** Set when the function returns a table of its own. */
  returnColumns: { name: string; type: string }[] | null;
  returnsSet: boolean;
};
