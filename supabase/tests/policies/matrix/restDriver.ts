import type postgres from 'postgres';
import { callerHeaders } from '../../../../servers/testing/kit/callerHeaders.ts';
import { columnsOf, isView } from './catalog.ts';
import type { Driver, Outcome } from './driver.ts';
import type { Actor, Values } from './expectation.ts';
import { readRow } from './sql.ts';
import { addRow, type People } from './world.ts';

type Service = { url: string; anonKey: string; serviceKey: string };

/** Uses the data API, as any program on the network can. */
export function restDriver(service: Service, sql: postgres.Sql, people: People): Driver {
  const headersOf = (actor: Actor): Record<string, string> => {
    const token = actor === 'guest' ? undefined : actor === 'service' ? service.serviceKey : people[actor].token;
    return { ...callerHeaders(service, token), 'content-type': 'application/json' };
  };

  const send = async (actor: Actor, method: string, path: string, body?: Values) => {
    const counting: Record<string, string> = method === 'GET' ? {} : { prefer: 'return=minimal,count=exact' };
    return fetch(`${service.url}/rest/v1/${path}`, {
      method,
      headers: { ...headersOf(actor), ...counting },
      ...(body && { body: JSON.stringify(body) }),
    });
  };

  const act = async (...call: Parameters<typeof send>): Promise<Outcome> => {
    const answer = await send(...call);
    const text = await answer.text();
    if (!answer.ok) return { refused: `${answer.status} ${(JSON.parse(text) as { message: string }).message}` };
    if (call[1] === 'GET') return { rows: (JSON.parse(text) as unknown[]).length };
    return { rows: Number(answer.headers.get('content-range')?.split('/')[1] ?? 0) };
  };

  return {
    sql,
    triesWithoutFilter: false,
    read: (actor, table, key, columns) => act(actor, 'GET', `${table}?select=${columns?.join() ?? '*'}&${filter(key)}`),
    insert: (actor, table, row) => act(actor, 'POST', table, row),
    update: (actor, table, key, set) => act(actor, 'PATCH', `${table}?${filter(key)}`, set),
    remove: (actor, table, key) => act(actor, 'DELETE', `${table}?${filter(key)}`),
    look: (table, key) => readRow(sql, table, key),
    trial: async (table, before, work) => {
      try {
        return await work();
      } finally {
        await restoreRow(sql, table, before);
      }
    },
  };
}

const filter = (key: Values) =>
  Object.entries(key).map(([name, value]) => `${name}=eq.${encodeURIComponent(String(value))}`).join('&'); // prettier-ignore

/** Restores the row without triggers and foreign keys, because restoring is not an action of the product. */
async function restoreRow(sql: postgres.Sql, table: string, before: Parameters<Driver['trial']>[1]): Promise<void> {
  if ('row' in before && JSON.stringify(await readRow(sql, table, before.key)) === JSON.stringify(before.row)) return;
  if (await isView(sql, table)) return;
  const generated = new Set((await columnsOf(sql, table)).filter((one) => one.isGenerated).map((one) => one.name));
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    const like = JSON.stringify('added' in before ? before.added : before.key);
    await transaction.unsafe(`delete from ${table} as it where to_jsonb(it) @> $1::text::jsonb`, [like]);
    if ('added' in before) return;
    const row = Object.fromEntries(Object.entries(before.row).filter(([name]) => !generated.has(name)));
    await addRow(transaction, table, row);
  });
}
