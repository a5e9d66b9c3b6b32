/** @jest-environment node */
import { HEALTH_LIMITS } from '@fairtone/domain';
import { EVERYTHING, folderStore, type HealthReader, type ReleaseStore } from '@fairtone/releases';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseOf } from '../testing/builds.ts';
import { showHealth } from './watch.ts';

let folder: string;
let store: ReleaseStore;
let said: string[];
/** Page views and failed loads of each version, as the backend returns them. */
let told: Record<string, [number, number]>;
let asked: Parameters<HealthReader>[];

const read: HealthReader = async (...question) => {
  asked.push(question);
  return question[1].map((version) => {
    const [pages, failedLoads] = told[version] ?? [0, 0];
    return { version, pages, failedLoads, errors: 0, lcpP75: 1234.5, inpP75: null, clsP75: 0.01, loadP75: 90 };
  });
};
const show = (isAutomatic: boolean, pause: (() => Promise<unknown>) | null = null) =>
  showHealth(
    { store, rights: EVERYTHING, by: 'ada', say: (line) => said.push(line) },
    read,
    'catalog',
    { limits: HEALTH_LIMITS, isAutomatic },
    pause,
  );
const promoted = (version: string, at: string, percent = 100) =>
  store.log('catalog', { at, by: 'ada', action: 'promote', version, percent });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairtone-health-'));
  store = folderStore(folder);
  [said, asked] = [[], []];
  told = { 1: [100, 1], 2: [20, 19] };
  await store.changeChannel('catalog', () => ({
    promoted: [releaseOf('1')],
    canary: { release: releaseOf('2'), percent: 10 },
  }));
  await promoted('1', '2026-01-01T00:00:00.000Z');
  await promoted('2', '2026-01-02T00:00:00.000Z', 10);
  await promoted('2', '2026-01-03T00:00:00.000Z', 50);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('counts the canary and what is live since the canary began', async () => {
  await show(false);
  expect(asked).toEqual([['catalog', ['2', '1'], new Date('2026-01-02T00:00:00.000Z')]]);
  expect(said.join('\n')).toMatch(/canary\s+2\s+20\s+19\s+0\s+95\.0 %\s+90 ms\s+1235 ms\s+-\s+0\.010/);
  expect(said.at(-1)).toMatch(/^broken: 19 of 20 pages failed/);
});

it('leaves a broken canary alone unless it is asked to act', async () => {
  expect((await show(false)).verdict.state).toBe('broken');
  expect((await store.readChannel('catalog')).canary).toBeDefined();
});

it('takes a broken canary back and writes down why', async () => {
  await show(true);
  expect(await store.readChannel('catalog')).toEqual({ promoted: [releaseOf('1')] });
  const [last] = (await store.readLog('catalog')).slice(-1);
  expect(last).toMatchObject({ action: 'rollback', version: '2', reason: expect.stringContaining('95 %') });
});

it('keeps looking until the release is broken', async () => {
  told[2] = [3, 3];
  const pauses: number[] = [];
  await show(true, async () => {
    pauses.push(told[2]![0]);
    told[2] = [told[2]![0] + 4, told[2]![1] + 4];
  });
  expect(pauses).toEqual([3, 7]);
  expect((await store.readChannel('catalog')).canary).toBeUndefined();
});

it('looks at the live version when there is no canary, since it went live again', async () => {
  await store.changeChannel('catalog', () => ({ promoted: [releaseOf('2'), releaseOf('1')] }));
  await store.log('catalog', { at: '2026-01-04T00:00:00.000Z', by: 'ada', action: 'rollback', version: '2' });
  await promoted('2', '2026-01-05T00:00:00.000Z');
  const { kind, since } = await show(true);
  expect([kind, since.toISOString()]).toEqual(['live', '2026-01-05T00:00:00.000Z']);
  expect((await store.readChannel('catalog')).promoted.map(({ version }) => version)).toEqual(['1']);
});
