import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../run.mjs';

const isOnPath = (name) => (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

/**
 * Finds programs on PATH, or installs the Debian packages of the same names when this runs as root.
 * @param purpose which tests need them
 * @throws with instructions, when they cannot be installed
 */
export async function ensureDebianPrograms(programs, purpose) {
  const missing = () => programs.filter((name) => !isOnPath(name));
  if (missing().length === 0) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${missing().join(', ')} for ${purpose} …`);
    // The browser may be being installed by apt at the same time.
    const lock = ['-o', 'DPkg::Lock::Timeout=600'];
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', [...lock, 'update', '-qq'], { env, quiet: true });
    await run('apt-get', [...lock, 'install', '-y', '-qq', '--no-install-recommends', ...missing()], {
      env,
      quiet: true,
    });
  }
  const left = missing();
  if (left.length === 0) return;
  throw new Error(`The tests need ${left.join(', ')} for ${purpose}: install them, so that they are found on PATH.`);
}
