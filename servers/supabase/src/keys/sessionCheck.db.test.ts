import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signUp, withSql, type Person } from '../../../testing/clients.ts';
import { startBackend, type RunningBackend } from '../../../testing/startBackend.ts';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend?.stop());

const statusFor = async ({ token }: Person) => {
  const headers = { apikey: backend.anonKey, authorization: `Bearer ${token}` };
  return (await fetch(`${backend.url}/rest/v1/profiles?limit=1`, { headers })).status;
};

/** Shorter than the time for which a checked session is trusted: a refusal within it comes from a notification. */
async function msUntilRefused(person: Person): Promise<number> {
  const start = Date.now();
  while ((await statusFor(person)) === 200 && Date.now() - start < 20_000) await sleep(20);
  return Date.now() - start;
}

describe('a session that ends in the database', () => {
  const endAll = (person: Person) =>
    withSql(backend, (sql) => sql`delete from auth.sessions where user_id = ${person.id}`);

  it('is refused at once', async () => {
    const person = await signUp(backend);
    expect(await statusFor(person)).toBe(200);
    await endAll(person);
    expect(await msUntilRefused(person)).toBeLessThan(5_000);
  });

  it('is refused at once also after Postgres was killed and restarted', async () => {
    const person = await signUp(backend);
    const { pid } = JSON.parse(readFileSync(join(backend.dataDir, 'children/database.json'), 'utf8')) as {
      pid: number;
    };
    process.kill(pid, 'SIGKILL');
    await sleep(200);
    while (!(await fetch(`${backend.url}/healthz`)).ok) await sleep(50);
    while ((await statusFor(person)) !== 200) await sleep(100);
    await endAll(person);
    expect(await msUntilRefused(person)).toBeLessThan(5_000);
  });
});
