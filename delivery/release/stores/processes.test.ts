/** @jest-environment node */
import { folderStore } from '@fairtone/releases';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { releaseOf } from '../testing/builds.ts';

const CHANGES = 25;
let folder: string;
const started: ChildProcess[] = [];

/** Starts a process that changes the store as soon as its input ends. */
async function start(name: string, changes: string): Promise<ChildProcess> {
  const program = resolve('delivery/release/testing/changeOften/main.ts');
  const child = spawn(process.execPath, [resolve('tools/run.mjs'), program, folder, name, changes], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  started.push(child);
  await said(child, 'ready');
  return child;
}

async function said(child: ChildProcess, word: string): Promise<void> {
  for await (const text of child.stdout!.iterator({ destroyOnReturn: false })) if (String(text).includes(word)) return;
  throw new Error(`The process ended before it said ${word}.`);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairtone-processes-'));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

it('loses no change of two processes that write to one folder at once', async () => {
  const children = await Promise.all(['ada', 'bob'].map((name) => start(name, String(CHANGES))));
  const ends = children.map((child) => once(child, 'exit'));
  for (const child of children) child.stdin!.end();
  expect((await Promise.all(ends)).map(([code]) => code as number)).toEqual([0, 0]);

  const versions = (await folderStore(folder).readChannel('catalog')).promoted.map(({ version }) => version);
  expect(versions.length).toBe(2 * CHANGES);
  for (const name of ['ada', 'bob']) {
    const own = versions.filter((version) => version.startsWith(name));
    expect(own).toEqual(Array.from({ length: CHANGES }, (_, change) => `${name}-${change}`));
  }
}, 60_000);

it('changes a folder after a process was killed in the middle of a change', async () => {
  const child = await start('ada', 'hang');
  const inside = said(child, 'inside');
  child.stdin!.end();
  await inside;
  const end = once(child, 'exit');
  child.kill('SIGKILL');
  await end;

  await folderStore(folder, '/releases/', 1000).changeChannel('catalog', () => ({ promoted: [releaseOf('2')] }));
  expect((await folderStore(folder).readChannel('catalog')).promoted.map(({ version }) => version)).toEqual(['2']);
}, 60_000);
