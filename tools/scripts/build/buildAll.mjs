import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../git.mjs';
import { mustRun, root } from '../run.mjs';

const nx = join(root, 'node_modules/nx/dist/bin/nx.js');
/** Its time is that of the last build. */
const BUILT = join(root, 'dist/built');
const TESTS = /\.(test|spec)\.tsx?$/;

/** Builds every app (cached by nx) and publishes the remotes to the local release store. */
export async function buildAll({ quiet = true } = {}) {
  console.log('Building the apps …');
  const started = Date.now();
  await mustRun(process.execPath, [nx, 'run-many', '-t', 'build', '--parallel=2', '--outputStyle=static'], { quiet });
  await publishBuilds({ quiet });
  writeFileSync(BUILT, '');
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(0)} s.`);
}

/** Makes the builds the live releases of the local store. */
export async function publishBuilds({ quiet = true } = {}) {
  await mustRun(process.execPath, [join(root, 'tools/run.mjs'), join(root, 'delivery/release/main.ts'), 'live'], {
    quiet,
  });
}

/** Whether `dist` has a build of the apps that is not older than their sources. */
export function isBuilt() {
  const timeOf = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const isNewer = (path) => !TESTS.test(path) && timeOf(join(root, path)) > timeOf(BUILT);
  return timeOf(BUILT) > 0 && !sources().some(isNewer);
}

function sources() {
  try {
    return git('ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'libs', 'delivery').split('\n');
  } catch {
    // An unpacked archive, whose files are older than its build.
    return [];
  }
}
