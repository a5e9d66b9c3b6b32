import { sharedBackend } from '../../../servers/testing/clients.ts';
import { sql } from '../support/backend.ts';
import { signUp } from '../support/people.ts';
import { buckets } from './expectations/index.ts';
import { bucketTrial } from './matrix/bucketTrial.ts';
import { ACTORS, type Right } from './matrix/expectation.ts';
import { peopleWithSessions, worldOf, type World } from './matrix/world.ts';

/** Tests who may do what in which bucket, through the storage service. */

let world: World;
beforeAll(async () => {
  world = worldOf(await peopleWithSessions(signUp, sql()), sql());
});

test('every bucket has expectations, and is public only where they say so', async () => {
  const rows = await sql()<{ id: string; public: boolean }[]>`select id, public from storage.buckets order by id`;
  const written = buckets.map(({ bucket, isPublic }) => ({ id: bucket, public: isPublic }));
  expect([...rows]).toEqual(written.sort((a, b) => (a.id < b.id ? -1 : 1)));
});

describe.each(buckets.map((expected) => [expected.bucket, expected] as const))('%s', (_bucket, expected) => {
  describe.each(ACTORS)('%s', (actor) => {
    test.each<Right>(['read', 'insert', 'update', 'delete'])('%s', async (right) => {
      expect(await bucketTrial(sharedBackend(), world, expected)(actor, right)).toEqual([]);
    });
  });
});
