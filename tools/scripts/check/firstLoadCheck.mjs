// Compares the brotli bytes that a first visit fetches before it shows its screen with delivery/release/firstLoadBudgets.json, and looks whether the
// browser may compile these scripts while they arrive.
import { readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { REMOTES } from '../../../delivery/webpack/paths.mjs';
import { COMPILE_AHEAD } from '../../../delivery/webpack/swcMinify.mjs';
import { root } from '../run.mjs';

const LANGUAGE = 'en';
const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

let failed = 0;
for (const [name, { route, budget }] of Object.entries(read('delivery/release/firstLoadBudgets.json'))) {
  const files = route ? [...shellFiles(), ...remoteFiles(route)] : shellFiles();
  const bytes = sum(files);
  const isOver = bytes > budget;
  const late = files.filter((file) => !readFileSync(file, 'utf8').startsWith(COMPILE_AHEAD));
  failed += Number(isOver) + late.length;
  for (const file of late)
    console.log(`LATE ${name}: ${relative(root, file)} does not begin with ${COMPILE_AHEAD.trim()}`);
  console.log(`${isOver ? 'OVER' : 'ok  '} ${name}: ${bytes} bytes of JavaScript; the budget is ${budget}`);
}
process.exit(failed);

function shellFiles() {
  const folder = join(root, 'dist/apps/shell');
  const scripts = [...readFileSync(join(folder, 'index.html'), 'utf8').matchAll(/<script[^>]* src="\/([^"]+)"/g)];
  const { preload } = read('dist/apps/shell/shell.json');
  return [...scripts.map(([, file]) => file), ...(preload[LANGUAGE] ?? [])].map((file) => join(folder, file));
}

function remoteFiles(route) {
  const owner = REMOTES.map((name) => read(`dist/apps/${name}/remote.json`)).find(({ routes }) =>
    routes.includes(route),
  );
  if (!owner) throw new Error(`No remote has the route ${route}`);
  const files = ['*', route, LANGUAGE].flatMap((key) => owner.preload[key] ?? []);
  if (!owner.preload[route]) throw new Error(`${owner.name} preloads nothing for ${route}`);
  // A version names these files from its folder in the store; in the build they are one folder higher.
  const { shares } = read('dist/apps/shell/shell.json');
  const shared = new Set((owner.shares[route] ?? []).flatMap((share) => shares[share]));
  return [
    ...[...new Set([owner.entry, ...files])].map((file) => join(root, 'dist/apps', owner.name, 'build', file)),
    ...[...shared].map((file) => join(root, 'dist/apps/shell', file)),
  ];
}

function sum(files) {
  return files.reduce((bytes, file) => bytes + statSync(`${file}.br`).size, 0);
}
