import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../run.mjs';

/** Programs with which the tests make sound files, because artists use them; also the names of Debian's packages. */
const AUDIO_PROGRAMS = ['ffmpeg', 'sox', 'lame', 'flac'];

const isOnPath = (name) => (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));
const missingPrograms = () => AUDIO_PROGRAMS.filter((name) => !isOnPath(name));

/**
 * Finds the programs on PATH, or installs Debian's packages when this runs as root.
 * @throws with instructions, when they cannot be installed
 */
export async function ensureAudioPrograms() {
  const missing = missingPrograms();
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${missing.join(', ')} for the tests of sound files …`);
    // The browser may be being installed by apt at the same time.
    const lock = ['-o', 'DPkg::Lock::Timeout=600'];
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', [...lock, 'update', '-qq'], { env, quiet: true });
    await run('apt-get', [...lock, 'install', '-y', '-qq', '--no-install-recommends', ...missing], {
      env,
      quiet: true,
    });
  }
  const left = missingPrograms();
  if (left.length === 0) return;
  throw new Error(`The tests of sound files need ${left.join(', ')}: install them, so that they are found on PATH.`);
}
