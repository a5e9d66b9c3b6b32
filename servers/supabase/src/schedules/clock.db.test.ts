import { withSql } from '../../../testing/clients.ts';
import { startBackend, type RunningBackend } from '../../../testing/startBackend.ts';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend({ env: { FAIRTONE_SCHEDULES: 'on' } });
});
afterAll(async () => void (await backend?.stop()));

/** The first check after a start runs all due jobs one after another, and each loads its code, which takes long on a busy machine. */
const LATEST_MS = 60_000;
jest.setTimeout(2 * LATEST_MS);

type Row = { last_started_at: Date | null; last_finished_at: Date | null; last_error: string | null };

const rowOf = (name: string) =>
  withSql(backend, async (sql) => (await sql<Row[]>`select * from public.schedules where name = ${name}`)[0]!);

/**
 * Waits for a run that started after a moment to end, and returns its row; earlier runs do not count.
 * @param meanwhile is called with the row as long as there is none
 */
async function ranSince(after: Date, name: string, meanwhile?: (row: Row) => unknown): Promise<Row> {
  for (const end = Date.now() + LATEST_MS; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 100))) {
    const row = await rowOf(name);
    const { last_started_at: started, last_finished_at: finished } = row;
    if (started && finished && started >= after && finished >= started) return row;
    await meanwhile?.(row);
  }
  throw new Error(`${name} was not run within ${LATEST_MS} ms.`);
}

const AN_HOUR_MS = 3_600_000;

const change = (name: string, fields: Record<string, unknown>) =>
  withSql(backend, (sql) => sql`update public.schedules set ${sql(fields)} where name = ${name}`);

/** Makes a job due, and returns its row after a run that started since. */
async function runsWhenDue(name: string, fields: Record<string, unknown> = {}): Promise<Row> {
  const since = new Date();
  const anHourAgo = new Date(since.getTime() - AN_HOUR_MS);
  const makeDue = () => change(name, { ...fields, last_started_at: anHourAgo });
  await makeDue();
  // A run that started just before may record its start only now: until the next minute the job would not be due.
  return ranSince(since, name, ({ last_started_at: started }) =>
    started && started < since && started > anHourAgo ? makeDue() : undefined,
  );
}

/** Makes the clock read the table again, and waits until it has. */
const oneMoreLook = () => runsWhenDue('send-emails');

test('the scheduler sends queued e-mails, and records the run', async () => {
  await withSql(backend, (sql) => sql`select private.queue_email(null, 'clock@mail.test', 'account_deleted', '{}')`);
  expect(await runsWhenDue('send-emails', { last_error: 'an old error' })).toMatchObject({ last_error: null });
  const mails = (await (await fetch(`${backend.url}/outbox.json?to=clock@mail.test`)).json()) as unknown[];
  expect(mails).toHaveLength(1);
});

test('a missed month is run once; a failure is recorded; a disabled job does not run', async () => {
  const before = new Date();
  await withSql(
    backend,
    (sql) => sql`insert into public.schedules (name, cron, function, enabled, last_started_at) values
      ('missed', '0 6 1 * *', 'no-such-function', true, now() - interval '40 days'),
      ('off', '* * * * *', 'sweep', false, now() - interval '40 days')`,
  );
  const row = await ranSince(before, 'missed');
  expect(row.last_error).toMatch(/^404 .*not_found/);
  const started = row.last_started_at!;
  await oneMoreLook();
  await oneMoreLook();
  expect((await rowOf('missed')).last_started_at).toEqual(started);
  expect((await rowOf('off')).last_finished_at).toBeNull();
});

test('a restart runs jobs that became due meanwhile', async () => {
  const before = new Date();
  await change('sweep', { last_started_at: new Date(Date.now() - 3 * AN_HOUR_MS) });
  await backend.restart();
  expect(await ranSince(before, 'sweep')).toMatchObject({ last_error: null });
});
