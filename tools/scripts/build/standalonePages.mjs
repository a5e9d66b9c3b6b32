import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES } from '../../../delivery/webpack/paths.mjs';
import { mustRun, root } from '../run.mjs';

// Inside the workspace, so that its packages are found; it contains nothing else of it.
const copy = join(root, '.tmp/without-shell');
const output = join(root, 'dist/standalone');
const stamp = join(output, 'sources.sha256');
const SOURCES = [
  'delivery/harness',
  'delivery/standalone',
  'delivery/webpack',
  'libs',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];
const LEFT_OUT = ['apps/shell'];

/**
 * Builds every remote's standalone page from a copy of the sources without apps/shell, so that a page that needs
 * it cannot be built. Does nothing when the sources have not changed.
 */
export async function buildStandalonePages() {
  const sources = [...SOURCES, ...readdirSync(join(root, 'apps')).map((app) => `apps/${app}`)].filter(
    (path) => !LEFT_OUT.includes(path),
  );
  const digest = digestOf(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  console.log('Building the standalone pages, without the shell …');
  const started = Date.now();
  rmSync(copy, { recursive: true, force: true });
  for (const path of sources) cpSync(join(root, path), join(copy, path), { recursive: true });
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  await mustRun(process.execPath, [join(copy, 'delivery/standalone/build.mjs'), ...REMOTES], { quiet: true });
  cpSync(join(copy, 'dist/standalone'), output, { recursive: true });
  rmSync(copy, { recursive: true, force: true });
  writeFileSync(stamp, digest);
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(0)} s.`);
}

function digestOf(paths) {
  const digest = createHash('sha256');
  const add = (path) => {
    const full = join(root, path);
    if (!statSync(full).isDirectory()) digest.update(path).update(readFileSync(full));
    else for (const name of readdirSync(full).sort()) add(join(path, name));
  };
  paths.sort().forEach(add);
  return digest.digest('hex');
}

if (process.argv[1]?.endsWith('standalonePages.mjs')) await buildStandalonePages();
