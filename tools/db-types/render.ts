import type { Catalog, Column, DbFunction, ForeignKey, Relation } from './catalog.ts';

const SCALARS: Record<string, string> = {
  bool: 'boolean',
  int2: 'number', int4: 'number', int8: 'number', float4: 'number', float8: 'number', numeric: 'number',
  text: 'string', varchar: 'string', bpchar: 'string', citext: 'string', uuid: 'string', name: 'string',
  date: 'string', time: 'string', timestamp: 'string', timestamptz: 'string', interval: 'string',
  json: 'Json', jsonb: 'Json',
  void: 'undefined',
}; // prettier-ignore

const HEADER = `// Generated from supabase/migrations by tools/db-types. Change a migration, then run the generator again.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];
`;

/** The text of database.types.ts, in the format from which supabase-js infers rows and embedded rows. */
export function renderTypes(catalog: Catalog): string {
  const ofKind = (kind: Relation['kind']) => catalog.relations.filter((relation) => relation.kind === kind);
  const lines = [
    'export type Database = {',
    "  __InternalSupabase: { PostgrestVersion: '12' };",
    '  public: {',
    ...section('Tables', ofKind('table').flatMap((table) => tableLines(table, catalog.foreignKeys))),
    ...section('Views', ofKind('view').flatMap((view) => viewLines(view))),
    ...section('Functions', catalog.functions.flatMap(functionLines)),
    '    Enums: { [name in never]: never };',
    '    CompositeTypes: { [name in never]: never };',
    '  };',
    '};',
  ]; // prettier-ignore
  return `${HEADER}\n${lines.join('\n')}\n`;
}

const section = (name: string, lines: string[]) => [`    ${name}: {`, ...lines, '    };'];

function tableLines(table: Relation, foreignKeys: ForeignKey[]): string[] {
  return [
    `      ${table.name}: {`,
    ...shapeLines('Row', table.columns, (column) => `${column.name}: ${columnType(column)}`),
    ...shapeLines('Insert', table.columns, (column) => {
      if (column.isReadOnly) return `${column.name}?: never`;
      return `${column.name}${column.isNullable || column.hasDefault ? '?' : ''}: ${columnType(column)}`;
    }),
    ...shapeLines(
      'Update',
      table.columns,
      (column) => `${column.name}?: ${column.isReadOnly ? 'never' : columnType(column)}`,
    ),
    ...relationshipLines(foreignKeys.filter((key) => key.relation === table.name)),
    '      };',
  ];
}

// Postgres has no not-null constraints for columns of views.
const viewLines = (view: Relation) => [
  `      ${view.name}: {`,
  ...shapeLines('Row', view.columns, (column) => `${column.name}: ${columnType({ ...column, isNullable: true })}`),
  ...relationshipLines([]),
  '      };',
];

const shapeLines = (name: string, columns: Column[], line: (column: Column) => string) => [
  `        ${name}: {`,
  ...columns.map((column) => `          ${line(column)};`),
  '        };',
];

function relationshipLines(keys: ForeignKey[]): string[] {
  if (keys.length === 0) return ['        Relationships: [];'];
  const list = (names: string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`;
  return [
    '        Relationships: [',
    ...keys.flatMap((key) => [
      '          {',
      `            foreignKeyName: '${key.name}';`,
      `            columns: ${list(key.columns)};`,
      `            isOneToOne: ${key.isOneToOne};`,
      `            referencedRelation: '${key.referencedRelation}';`,
      `            referencedColumns: ${list(key.referencedColumns)};`,
      '          },',
    ]),
    '        ];',
  ];
}

function functionLines({ name, args, returnType, returnRelation, returnColumns, returnsSet }: DbFunction): string[] {
  const parameters = args.map((arg) => `${arg.name}${arg.isOptional ? '?' : ''}: ${typeOf(arg.type)}`).join('; ');
  if (returnColumns) return tableFunctionLines(name, parameters, returnColumns);
  const returned = returnRelation ? `Database['public']['Tables']['${returnRelation}']['Row']` : typeOf(returnType);
  return [
    `      ${name}: {`,
    `        Args: ${parameters ? `{ ${parameters} }` : 'never'};`,
    `        Returns: ${returned}${returnsSet ? '[]' : ''};`,
    ...(returnRelation && returnsSet ? [setofLine(returnRelation)] : []),
    '      };',
  ];
}

/** The relationships that postgrest-js needs to embed rows in those of a function. */
const setofLine = (relation: string) =>
  `        SetofOptions: { from: '*'; to: '${relation}'; isOneToOne: false; isSetofReturn: true };`;

// As for views, Postgres has no not-null constraints here.
const tableFunctionLines = (name: string, parameters: string, columns: { name: string; type: string }[]) => [
  `      ${name}: {`,
  `        Args: ${parameters ? `{ ${parameters} }` : 'never'};`,
  '        Returns: {',
  ...columns.map((column) => `          ${column.name}: ${typeOf(column.type)} | null;`),
  '        }[];',
  '      };',
];

function columnType({ type, words, isNullable }: Column): string {
  const base = words ? words.map((word) => `'${word}'`).join(' | ') : typeOf(type);
  return isNullable ? `${base} | null` : base;
}

const typeOf = (type: string): string =>
  type.startsWith('_') ? `${typeOf(type.slice(1))}[]` : (SCALARS[type] ?? 'unknown');
