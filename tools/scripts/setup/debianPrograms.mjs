import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../run.mjs';

const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
const isInstalled = (program) => FOLDERS.some((folder) => existsSync(join(folder, program)));
const missingOf = (packages) => Object.keys(packages).filter((program) => !isInstalled(program));

/**
 * Finds programs, or installs Debian's packages when this runs as root.
 * @param packages names of Debian's packages by program
 * @param purpose what they are for, as in "for the tests of sound files"
 * @throws with instructions, when they cannot be installed
 */
export async function ensureDebianPrograms(packages, purpose) {
  const missing = missingOf(packages);
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const names = missing.map((program) => packages[program]);
    console.log(`Installing ${names.join(', ')} for ${purpose} …`);
    // The browser may be being installed by apt at the same time.
    const lock = ['-o', 'DPkg::Lock::Timeout=600'];
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', [...lock, 'update', '-qq'], { env, quiet: true });
    await run('apt-get', [...lock, 'install', '-y', '-qq', '--no-install-recommends', ...names], { env, quiet: true });
  }
  const left = missingOf(packages);
  if (left.length === 0) return;
  throw new Error(`Missing for ${purpose}: ${left.join(', ')}. Install what is missing, so that it is found on PATH.`);
}
