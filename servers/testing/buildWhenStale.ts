import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './withLock.ts';

const SOURCES = [
  ...['demo', 'edge', 'launcher', 'shared', 'stripe', 'supabase'].map((name) => `servers/${name}`),
  'servers/build.mjs',
  'supabase/functions',
  'libs/domain/src',
  'libs/contracts/src',
  'libs/audio/src',
  'libs/mail/src',
  'libs/releases/src',
  // Packages are part of the bundles.
  'package-lock.json',
];
const LONGEST_BUILD_MS = 60_000;

/** Builds dist/servers when a source is newer. Concurrent test processes do it one at a time. */
export async function buildWhenStale(root: string): Promise<void> {
  const output = join(root, 'dist/servers/main.mjs');
  if (isFresh(root, output)) return;
  await withLock(join(root, 'dist/backend-build.lock'), LONGEST_BUILD_MS, () => {
    if (!isFresh(root, output)) execFileSync(process.execPath, [join(root, 'servers/build.mjs')], { stdio: 'inherit' });
  });
}

const isFresh = (root: string, output: string) =>
  existsSync(output) && Math.max(...SOURCES.map((source) => newest(join(root, source)))) < statSync(output).mtimeMs;

function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
