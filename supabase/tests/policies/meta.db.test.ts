import type postgres from 'postgres';
import { isHosted } from '../../../servers/testing/hosted/makeHosted.ts';
import { sql } from '../support/backend.ts';
import { buckets, tables } from './expectations/index.ts';
import { listPolicies, type Policy } from './matrix/catalog.ts';
import type { Right, TableExpectation } from './matrix/expectation.ts';
import { grantProblems } from './matrix/grantProblems.ts';
import { objectsTable } from './matrix/objectsTable.ts';
import { TableTrial } from './matrix/problems.ts';
import { sqlDriver } from './matrix/sqlDriver.ts';
import { peopleInSql, worldOf } from './matrix/world.ts';

/** Tests the suite itself: a changed policy, grant or setting that no trial notices means a missing expectation. */

const AS_IT_IS = 'as it is';

class RollBack extends Error {}

async function rolledBack(work: (transaction: postgres.TransactionSql) => Promise<void>): Promise<void> {
  await sql()
    .begin(async (transaction) => {
      await work(transaction);
      throw new RollBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RollBack)) throw error;
    });
}

type Change = { name: string; statement: string; touches: Right };

/** The differences that the suite finds for each change of a table. The changes are reverted one by one. */
async function noticed(expected: TableExpectation, changes: Change[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  await rolledBack(async (transaction) => {
    const people = await peopleInSql(transaction);
    const world = worldOf(people, transaction);
    const trial = await TableTrial.begin(await sqlDriver(transaction, people), world, expected);
    found[AS_IT_IS] = await trial.problems();
    // Deferred checks prevent changes of the table, and the transaction is never committed.
    await transaction`set constraints all immediate`;
    await transaction`set constraints all deferred`;
    for (const { name, statement, touches } of changes) {
      const undo = new RollBack();
      await transaction
        .savepoint(async (nested) => {
          await nested.unsafe(statement);
          const grants = isOurs(expected) ? await grantProblems(nested, world, expected) : [];
          found[name] = grants.length > 0 ? grants : await trial.problems(touches);
          throw undo;
        })
        .catch((error: unknown) => {
          if (error !== undo) throw error;
        });
    }
  });
  return found;
}

let policies: Policy[];
beforeAll(async () => {
  policies = await listPolicies(sql());
});

const quoted = ({ policyname, schemaname, tablename }: Policy) => `"${policyname}" on ${schemaname}.${tablename}`;

/** Grants on the storage service's table belong to the service. */
const isOurs = ({ table }: TableExpectation) => !table.includes('.');

function changesOf(expected: TableExpectation, policies: Policy[]): Change[] {
  const { table } = expected;
  const changes: Change[] = policies.flatMap((policy) => {
    const touches = policy.cmd === 'SELECT' || policy.cmd === 'ALL' ? 'read' : (policy.cmd.toLowerCase() as Right);
    const name = `${policy.policyname} (${policy.cmd})`;
    const parts = [policy.qual && 'using (true)', policy.with_check && 'with check (true)'].filter(Boolean);
    const isOpen = [policy.qual, policy.with_check].every((rule) => rule === null || rule === 'true');
    const dropped = { name: `dropped: ${name}`, statement: `drop policy ${quoted(policy)}`, touches };
    const opened = { name: `opened: ${name}`, statement: `alter policy ${quoted(policy)} ${parts.join(' ')}`, touches };
    return isOpen ? [dropped] : [dropped, opened];
  });
  // On a hosted project nobody but the service turns the policies of its own table off.
  if (!expected.key && (isOurs(expected) || !isHosted())) changes.push({ name: 'security off', statement: `alter table ${table} disable row level security`, touches: 'read' }); // prettier-ignore
  for (const role of isOurs(expected) ? ['anon', 'authenticated'] : []) {
    changes.push({
      name: `everything granted to ${role}`,
      statement: `grant all on ${table} to ${role}`,
      touches: 'read',
    });
  }
  return changes;
}

const all: TableExpectation[] = [...tables, objectsTable(buckets)];

test.each(all.map((expected) => [expected.table, expected] as const))(
  'the suite notices every removed or opened policy of %s, and every added grant',
  async (table, expected) => {
    const own = policies.filter((policy) =>
      [`${policy.schemaname}.${policy.tablename}`, policy.tablename].includes(table),
    );
    const { [AS_IT_IS]: asItIs, ...changed } = await noticed(expected, changesOf(expected, own));
    expect(asItIs).toEqual([]);
    expect(Object.keys(changed).filter((name) => changed[name]!.length === 0)).toEqual([]);
  },
);
