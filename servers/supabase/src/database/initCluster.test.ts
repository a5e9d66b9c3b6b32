/** @jest-environment node */
import { beginStopping } from '@fairtone/servers/shared';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { initCluster } from './initCluster.ts';

let dataDir: string;
let folder: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'fairtone-cluster-'));
  folder = join(dataDir, 'postgres');
  for (const path of [folder, join(dataDir, 'bin')]) mkdirSync(path);
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** An initdb that notes each run, waits for the file `go`, and fails. */
function writeFailingInitdb(): void {
  const script = `#!/bin/sh
echo run >> "${dataDir}/runs"
while [ ! -e "${dataDir}/go" ]; do sleep 0.01; done
exit 1
`;
  writeFileSync(join(dataDir, 'bin/initdb'), script);
  chmodSync(join(dataDir, 'bin/initdb'), 0o755);
}

const runs = () => readFileSync(join(dataDir, 'runs'), 'utf8').trim().split('\n').length;
const create = () =>
  initCluster({ dataDir, folder, binaries: { folder: dataDir, version: '17' }, user: null, password: 'secret' });

test('tries each name of the character classes, and tells why the last one failed', async () => {
  writeFailingInitdb();
  writeFileSync(join(dataDir, 'go'), '');
  await expect(create()).rejects.toThrow('initdb failed');
  expect(runs()).toBe(3);
});

test('starts no other initdb when one fails because the process stops', async () => {
  writeFailingInitdb();
  const created = create();
  while (!existsSync(join(dataDir, 'runs'))) await sleep(5);
  beginStopping();
  writeFileSync(join(dataDir, 'go'), '');
  await expect(created).rejects.toThrow('Fairtone is stopping');
  expect(runs()).toBe(1);
});
