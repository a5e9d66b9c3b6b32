import { sharedBackend } from '../../../servers/testing/clients.ts';
import { sql } from '../support/backend.ts';
import { signUp } from '../support/people.ts';
import { tables } from './expectations/index.ts';
import { listTables } from './matrix/catalog.ts';
import { ACTORS, type Right } from './matrix/expectation.ts';
import { grantProblems } from './matrix/grantProblems.ts';
import { TableTrial } from './matrix/problems.ts';
import { restDriver } from './matrix/restDriver.ts';
import { peopleWithSessions, worldOf, type People, type World } from './matrix/world.ts';

/** Tests who may do what to which table, through the data API. expectations/ contains what is allowed. */

let people: People;
let world: World;
beforeAll(async () => {
  people = await peopleWithSessions(signUp, sql());
  world = worldOf(people, sql());
});

test('every table and view has expectations, once', async () => {
  const written = tables.map(({ table }) => table).sort();
  expect(await listTables(sql())).toEqual(written);
});

describe.each(tables.map((expected) => [expected.table, expected] as const))('%s', (_table, expected) => {
  let trial: TableTrial;
  beforeAll(async () => {
    trial = await TableTrial.begin(restDriver(sharedBackend(), sql(), people), world, expected);
  });

  test('has exactly the expected column grants, and row-level security', async () => {
    expect(await grantProblems(sql(), world, expected)).toEqual([]);
  });

  describe.each(ACTORS)('%s', (actor) => {
    test.each<Right>(['read', 'insert', 'update', 'delete'])('%s', async (right) => {
      expect(await trial.problemsOf(actor, right)).toEqual([]);
    });
  });
});
