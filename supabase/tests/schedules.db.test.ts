import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type postgres from 'postgres';
import { sql } from './support/backend.ts';

class RollBack extends Error {}

/** Parts of a hosted project that this Postgres lacks: pg_cron, pg_net and the vault. */
const STAND_INS = readFileSync(join(process.cwd(), 'servers/testing/hosted/standIns.sql'), 'utf8');

async function onHosted(work: (transaction: postgres.TransactionSql) => Promise<void>): Promise<void> {
  const run = sql().begin(async (transaction) => {
    const [found] = await transaction`select to_regclass('cron.job') as job`;
    if (!found!.job) await transaction.unsafe(STAND_INS).simple();
    await keepInVault(transaction, 'sb_secret_1');
    await transaction`update public.schedules set enabled = enabled`;
    await work(transaction);
    throw new RollBack();
  });
  await expect(run).rejects.toThrow(RollBack);
}

async function keepInVault(transaction: postgres.TransactionSql, key: string): Promise<void> {
  await transaction`delete from vault.secrets where name like 'fairtone_%'`;
  await transaction`select vault.create_secret('https://project.test/functions/v1/', 'fairtone_functions_url'),
    vault.create_secret(${key}, 'fairtone_service_key')`;
}

const jobs = async (transaction: postgres.TransactionSql) =>
  Object.fromEntries(
    (await transaction`select jobname, schedule from cron.job order by jobname`).map((row) => [
      row.jobname,
      row.schedule,
    ]),
  );

test('the scheduler has a readable row for each job', async () => {
  const rows = await sql()`select name, cron, function from public.schedules where enabled order by name`;
  expect(Object.fromEntries(rows.map((row) => [row.name, row.cron]))).toMatchObject({
    'release-scheduled': '*/5 * * * *',
    'run-payouts': '0 6 * * *',
    'send-emails': '* * * * *',
    sweep: '17 * * * *',
  });
});

test('hosted, pg_cron has a job for each enabled row, and follows every change', () =>
  onHosted(async (transaction) => {
    const enabled =
      await transaction`select 'fairtone:' || name as job, cron from public.schedules where enabled order by name`;
    expect(await jobs(transaction)).toEqual(Object.fromEntries(enabled.map(({ job, cron }) => [job, cron])));
    await transaction`update public.schedules set cron = '*/10 * * * *' where name = 'send-emails'`;
    await transaction`update public.schedules set enabled = false where name = 'sweep'`;
    await transaction`delete from public.schedules where name = 'run-payouts'`;
    const after = await jobs(transaction);
    expect(after['fairtone:send-emails']).toBe('*/10 * * * *');
    expect(Object.keys(after)).not.toEqual(expect.arrayContaining(['fairtone:sweep']));
    expect(Object.keys(after)).not.toEqual(expect.arrayContaining(['fairtone:run-payouts']));
  }));

test('hosted, a job posts with the key of the vault, one at a time, and the next run records its result', () =>
  onHosted(async (transaction) => {
    const run = async () => {
      const [job] = await transaction`select command from cron.job where jobname = 'fairtone:sweep'`;
      await transaction.unsafe(job!.command as string);
    };
    const calls = () =>
      transaction`select url, headers - 'content-type' as keys from net.http_request_queue order by id`;
    const row = async () =>
      (
        await transaction`select last_request, last_error, last_finished_at from public.schedules where name = 'sweep'`
      )[0]!;

    await run();
    await run();
    expect((await calls()).map((each) => ({ ...each }))).toEqual([
      { url: 'https://project.test/functions/v1/sweep', keys: { apikey: 'sb_secret_1' } },
    ]);

    await transaction`insert into net._http_response (id, status_code, content) select last_request, 500, 'no' from public.schedules where name = 'sweep'`;
    await run();
    expect(await calls()).toHaveLength(2);
    expect(await row()).toMatchObject({ last_error: '500 no', last_finished_at: expect.any(Date) as Date });

    await transaction`insert into net._http_response (id, status_code, content) select last_request, 200, '{}' from public.schedules where name = 'sweep'`;
    await run();
    expect(await row()).toMatchObject({ last_error: null });
  }));

test('hosted, a legacy key of the vault is the bearer too', () =>
  onHosted(async (transaction) => {
    await keepInVault(transaction, 'eyJ.legacy');
    await transaction`select private.call_schedule('sweep')`;
    const [call] = await transaction`select headers - 'content-type' as keys from net.http_request_queue`;
    expect(call!.keys).toEqual({ apikey: 'eyJ.legacy', authorization: 'Bearer eyJ.legacy' });
  }));

test('hosted, a vault without the key is reported, and no request is sent', () =>
  onHosted(async (transaction) => {
    await transaction`delete from vault.secrets where name = 'fairtone_service_key'`;
    await transaction`select private.call_schedule('sweep')`;
    const [row] = await transaction`select last_error from public.schedules where name = 'sweep'`;
    expect(row!.last_error).toContain('fairtone_service_key');
    expect(await transaction`select 1 from net.http_request_queue`).toHaveLength(0);
  }));
