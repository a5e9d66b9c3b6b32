/** @jest-environment node */
import type { Catalog, Column } from './catalog.ts';
import { wordsOf } from './introspect.ts';
import { renderTypes } from './render.ts';

const column = (name: string, type: string, more: Partial<Column> = {}): Column => ({
  name,
  type,
  isNullable: false,
  hasDefault: false,
  isReadOnly: false,
  words: null,
  ...more,
});

const catalog: Catalog = {
  relations: [
    {
      name: 'albums',
      kind: 'table',
      columns: [
        column('genres', '_text', { isReadOnly: true, hasDefault: true }),
        column('id', 'uuid', { hasDefault: true }),
        column('price', 'int4', { isNullable: true }),
        column('state', 'text', { words: ['draft', 'public'] }),
      ],
    },
    { name: 'balance', kind: 'view', columns: [column('cents', 'int8')] },
  ],
  foreignKeys: [
    {
      name: 'tracks_album_id_fkey',
      relation: 'albums',
      columns: ['id'],
      referencedRelation: 'tracks',
      referencedColumns: ['album_id'],
      isOneToOne: true,
    },
  ],
  functions: [
    {
      name: 'publish',
      args: [
        { name: 'album_id', type: 'uuid', isOptional: false },
        { name: 'urls', type: 'jsonb', isOptional: true },
      ],
      returnType: 'albums',
      returnRelation: 'albums',
      returnColumns: null,
      returnsSet: true,
    },
    { name: 'start', args: [], returnType: 'void', returnRelation: null, returnColumns: null, returnsSet: false },
    {
      name: 'search',
      args: [{ name: 'query', type: 'text', isOptional: false }],
      returnType: 'record',
      returnRelation: null,
      returnColumns: [{ name: 'score', type: 'float4' }],
      returnsSet: true,
    },
  ],
};

const text = renderTypes(catalog);
const block = (name: string) => text.split(`${name}: {\n`)[1]?.split('};')[0];

test('a row lists every column with its type, null where the column allows it, and the words of its check', () => {
  expect(block('Row')).toContain('genres: string[];');
  expect(block('Row')).toContain('price: number | null;');
  expect(block('Row')).toContain("state: 'draft' | 'public';");
});

test('an insert may leave out defaults and nulls and may not write generated columns', () => {
  expect(block('Insert')).toContain('id?: string;');
  expect(block('Insert')).toContain('price?: number | null;');
  expect(block('Insert')).toContain("state: 'draft' | 'public';");
  expect(block('Insert')).toContain('genres?: never;');
});

test('every column of a view may be null', () => {
  expect(text).toContain('cents: number | null;');
});

test('a foreign key becomes a relationship', () => {
  expect(text).toContain("foreignKeyName: 'tracks_album_id_fkey';");
  expect(text).toContain('isOneToOne: true;');
});

test('a function that returns rows of a table names that table', () => {
  expect(text).toContain('Args: { album_id: string; urls?: Json };');
  expect(text).toContain("Returns: Database['public']['Tables']['albums']['Row'][];");
  expect(text).toContain('Args: never;');
});

test('a function that returns a table of its own names its columns, each of which may be null', () => {
  expect(text).toContain('Returns: {\n          score: number | null;\n        }[];');
});

test('the words of a check constraint are read from its definition, other checks are left alone', () => {
  expect(wordsOf("CHECK ((state = ANY (ARRAY['draft'::text, 'public'::text])))")).toEqual(['draft', 'public']);
  expect(wordsOf('CHECK ((price >= 99))')).toBeNull();
  expect(wordsOf(null)).toBeNull();
});
