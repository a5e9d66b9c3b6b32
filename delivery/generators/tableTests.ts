import { camel } from './names.ts';
import { TYPES, type TableFacts } from './tableFiles.ts';

const sample = ({ columns }: TableFacts, which: 0 | 1) =>
  columns.map(({ name, type }) => `${name}: ${TYPES[type].samples[which]}`).join(', ');

/** Who may do what to the table, for the policy matrix that tries every action as every role. */
export function expectation(facts: TableFacts): string {
  const { table, columns } = facts;
  const row = table.replaceAll('_', ' ');
  const names = ['user_id', ...columns.map(({ name }) => name)].map((name) => `'${name}'`).join(', ');
  return `import { people, type TableExpectation, type Topic } from '../matrix/expectation.ts';

const values = { ${sample(facts, 0)} };
/** Values for trial rows: they differ from the existing row, so that both can be told apart. */
const others = { ${sample(facts, 1)} };

const table: TableExpectation = {
  table: '${table}',
  rows: [
    {
      name: 'own ${row}',
      make: (world) => world.add('${table}', { user_id: world.owner.id, ...values }),
      reads: ['owner'],
      updates: ['owner'],
      deletes: ['owner'],
    },
  ],
  inserts: [
    { name: 'own ${row}', row: (_world, me) => ({ user_id: me.id, ...others }), by: people },
    { name: '${row} of another', row: (world) => ({ user_id: world.owner.id, ...others }), by: ['owner'] },
  ],
  columns: { insert: [${names}], update: others },
};

export const ${camel(table)}: Topic = { tables: [table] };
`;
}

/** Gives a row to the account with which tests prove that the export is complete and that erasing leaves nothing. */
export const leaveRow = (facts: TableFacts) =>
  `await done(me.rest.from('${facts.table}').insert({ ${sample(facts, 0)} }).select());`;

/** The same rules as users meet them, through the data API. */
export function databaseTest(facts: TableFacts): string {
  const { table, columns } = facts;
  const first = columns[0]!.name;
  return `import { guest } from './support/backend.ts';
import { done, NOT_GRANTED, NOT_OWN, refusalOf } from './support/outcomes.ts';
import { artist, listener, type Person } from './support/people.ts';

const row = { ${sample(facts, 0)} };
let ada: Person;
let lena: Person;

beforeAll(async () => {
  [ada, lena] = [await artist('Ada'), await listener('Lena')];
});

test('a row of ${table} is seen and changed by its owner only', async () => {
  const { id } = await done(lena.rest.from('${table}').insert(row).select('id').single());

  expect(await done(lena.rest.from('${table}').select('${first}').eq('id', id))).toEqual([{ ${first}: row.${first} }]);
  expect(await refusalOf(guest().from('${table}').select())).toMatch(NOT_GRANTED);
  expect(await done(ada.rest.from('${table}').select().eq('id', id))).toEqual([]);
  expect(await done(ada.rest.from('${table}').update({ ${sample(facts, 1)} }).eq('id', id).select())).toEqual([]);
  expect(await refusalOf(ada.rest.from('${table}').insert({ ...row, user_id: lena.id }))).toMatch(NOT_OWN);
});
`;
}
