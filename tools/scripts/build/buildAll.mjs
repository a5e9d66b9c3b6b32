import { mustRun, root } from '../run.mjs';
import { join } from 'node:path';

const nx = join(root, 'node_modules/nx/dist/bin/nx.js');

/** Builds every app (cached by nx) and publishes the remotes to the local release store. */
export async function buildAll({ quiet = true } = {}) {
  console.log('Building the apps …');
  const started = Date.now();
  await mustRun(process.execPath, [nx, 'run-many', '-t', 'build', '--parallel=2', '--outputStyle=static'], { quiet });
  await publishBuilds({ quiet });
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(0)} s.`);
}

/** Makes the builds the live releases of the local store. */
export async function publishBuilds({ quiet = true } = {}) {
  await mustRun(process.execPath, [join(root, 'tools/run.mjs'), join(root, 'delivery/release/main.ts'), 'live'], {
    quiet,
  });
}
