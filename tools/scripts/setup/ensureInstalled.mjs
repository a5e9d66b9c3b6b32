import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { mustRun, root } from '../run.mjs';

const OLDEST_NODE = 20;

/** Installs the packages of the lockfile when they are missing or belong to another lockfile. */
export async function ensureInstalled() {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    console.error(`Fairtone needs Node ${OLDEST_NODE} or newer; this is ${process.version}.`);
    process.exit(1);
  }
  const marker = join(root, 'node_modules/.fairtone-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return;
  console.log('Installing packages (once) …');
  await mustRun('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(marker, lock);
}
