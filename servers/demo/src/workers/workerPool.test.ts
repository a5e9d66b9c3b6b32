/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../../../testing/eventually.ts';
import { createWorkerPool, type WorkerPool } from './workerPool.ts';

type Job = { id: string; does?: 'end' | 'hang' };

const dataDir = mkdtempSync(join(tmpdir(), 'fairtone-workers-'));
const program = join(dataDir, 'worker.mjs');
writeFileSync(
  program,
  `import { createInterface } from 'node:readline';
   createInterface({ input: process.stdin }).on('line', (line) => {
     const { id, does } = JSON.parse(line);
     if (does === 'end') process.exit(3);
     if (does !== 'hang') console.log(JSON.stringify({ id, pid: process.pid, secrets: Object.keys(process.env).length }));
   });`,
);

let pool: WorkerPool<Job, { id: string; pid: number; secrets: number }>;
const open = (size: number) => {
  pool = createWorkerPool(size, { name: 'try', dataDir, program, niceness: 0 });
  return (job: Job) => pool.run(async () => job);
};
afterEach(() => pool.stop());
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('jobs are answered in their order, by as many processes as the pool has', async () => {
  const run = open(2);
  const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((id) => run({ id })));
  expect(answers.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(new Set(answers.map(({ pid }) => pid)).size).toBeLessThanOrEqual(2);
});

test('a worker does not get the gateway’s environment', async () => {
  process.env.FAIRTONE_TEST_SECRET = 'hidden';
  const { secrets } = await open(1)({ id: 'a' });
  delete process.env.FAIRTONE_TEST_SECRET;
  expect(secrets).toBeLessThanOrEqual(3);
});

test('a job that ends its worker fails alone; the next one gets a new worker', async () => {
  const run = open(1);
  const [fatal, next] = await Promise.allSettled([run({ id: 'a', does: 'end' }), run({ id: 'b' })]);
  expect(fatal).toMatchObject({ status: 'rejected', reason: new Error('try-1 ended (code 3)') });
  expect(next).toMatchObject({ status: 'fulfilled', value: { id: 'b' } });
});

test('stopping ends the processes and refuses waiting and later jobs', async () => {
  const run = open(1);
  const waiting = Promise.allSettled([run({ id: 'a', does: 'hang' }), run({ id: 'b' })]);
  await eventually(() => expect(readdirSync(join(dataDir, 'children'))).toEqual(['try-1.json']));
  await pool.stop();
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(readdirSync(join(dataDir, 'children'))).toEqual([]);
  await expect(run({ id: 'c' })).rejects.toThrow('try stopped');
});
