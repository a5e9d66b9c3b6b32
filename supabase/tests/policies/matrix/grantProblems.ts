import { columnsOf, grantsOf } from './catalog.ts';
import type { Actor, TableExpectation, Values } from './expectation.ts';
import type { AnySql } from './sql.ts';
import type { World } from './world.ts';

/** Checks column grants and row-level security in the system catalogs: complete, while trials only sample. */
export async function grantProblems(sql: AnySql, world: World, expected: TableExpectation): Promise<string[]> {
  const { table, columns: written = {} } = expected;
  const all = (await columnsOf(sql, table)).map(({ name }) => name);
  const update = typeof written.update === 'function' ? written.update(world) : (written.update ?? {});
  const found: string[] = [];
  const compare = (role: string, right: string, real: string[], allowed: readonly string[]) => {
    if ([...real].sort().join() === [...allowed].sort().join()) return;
    found.push(`${table}: ${role} holds ${right} on (${real.join(', ')}), written down is (${allowed.join(', ')})`);
  };
  for (const role of ['anon', 'authenticated'] as const) {
    const is = (actors: Actor[] | undefined) =>
      Boolean(actors?.some((actor) => (role === 'anon') === (actor === 'guest')));
    const grants = await grantsOf(sql, table, role);
    const reads = expected.rows.some((kind) => is(kind.reads));
    const inserts = expected.inserts.some(({ by }) => is(by));
    const updates = expected.rows.some((kind) => is(kind.updates));
    const deletes = expected.rows.some((kind) => is(kind.deletes));
    compare(role, 'select', grants.read, reads ? (written.read ?? all) : []);
    compare(role, 'insert', grants.insert, inserts ? (written.insert ?? all) : []);
    compare(
      role,
      'update',
      grants.update,
      updates ? [...Object.keys(update as Values), ...(written.upsert ?? [])] : [],
    );
    if (grants.deletes !== deletes) found.push(`${table}: ${role} ${deletes ? 'lacks' : 'holds'} delete`);
    if (grants.oddities) found.push(`${table}: ${role} holds truncate, references or trigger`);
  }
  const [{ kind, secured }] = await sql<[{ kind: string; secured: boolean }]>`
    select relkind as kind, relrowsecurity or coalesce(reloptions @> '{security_invoker=true}', false) as secured
    from pg_class where oid = ${table}::regclass`;
  if (!secured)
    found.push(`${table}: ${kind === 'v' ? 'the view is not security_invoker' : 'row-level security is off'}`);
  return found;
}
