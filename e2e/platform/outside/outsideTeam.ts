import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { Keyring } from '@fairtone/releases';
import { linkPackages } from '../../../tools/workspace/copyWorkspace.mjs';

const EXAMPLE = 'examples/setlist';
const OUTPUT_BYTES = 64 * 1024 * 1024;
const COMMANDS = { 'fairtone-build': 'build.mjs', 'fairtone-release': 'release.mjs' };

/** A team with the packed packages, the example and its README, in a folder outside the repository. */
export interface OutsideTeam {
  /** Folder of the remote. */
  folder: string;
  /** The commands of its README, one text for each block. */
  blocks: string[];
  /** Makes the packages of the tarballs, and nothing else of this repository, available to the remote. */
  install: () => void;
  /** Runs commands in one shell. @throws with their output when one fails */
  run: (commands: string, env?: Record<string, string>) => Promise<string>;
  /** The public keys that the team sends to the shop. */
  publicKeys: () => Keyring;
  remove: () => void;
}

export function openOutsideTeam(): OutsideTeam {
  const place = mkdtempSync(join(tmpdir(), 'fairtone-outside-'));
  const [folder, packages] = [join(place, 'setlist'), join(place, 'packages')];
  execFileSync(process.execPath, ['tools/run.mjs', 'delivery/packages/main.ts', 'pack', packages]);
  // Without what a person who tried the example left behind.
  const isSource = (path: string) => !/[\\/](node_modules|dist)$/.test(path);
  cpSync(EXAMPLE, folder, { recursive: true, filter: isSource });
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  return {
    folder,
    blocks: [...readme.matchAll(/^```sh\n(.*?)^```/gms)].map(([, commands]) => commands!),
    install: () => install(folder, packages),
    run: async (commands, env = {}) => {
      const options = {
        cwd: folder,
        env: { ...process.env, npm_config_update_notifier: 'false', ...env },
        maxBuffer: OUTPUT_BYTES,
      };
      try {
        return (await promisify(execFile)('bash', ['-ec', commands], options)).stdout;
      } catch (error) {
        const { stdout, stderr } = error as { stdout: string; stderr: string };
        throw new Error(`${commands} failed:\n${stdout}\n${stderr}`, { cause: error });
      }
    },
    publicKeys: () => JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8')) as Keyring,
    remove: () => rmSync(place, { recursive: true, force: true }),
  };
}

/**
 * What `npm install ../packages/*.tgz` leaves behind, without a network: our packages are unpacked, and packages of others are links to the
 * versions installed in this repository. That npm finds the same versions in a registry is not proven here.
 */
function install(folder: string, packages: string): void {
  linkPackages(process.cwd(), folder);
  const installed = join(folder, 'node_modules');
  // A folder of links: the commands of our packages join those of others.
  const bin = join(installed, '.bin');
  rmSync(bin);
  mkdirSync(bin);
  const ofOthers = join(process.cwd(), 'node_modules/.bin');
  for (const name of readdirSync(ofOthers)) symlinkSync(join(ofOthers, name), join(bin, name));
  for (const tarball of readdirSync(packages)) {
    const name = /^fairtone-(.+)-\d+\.\d+\.\d+\.tgz$/.exec(basename(tarball))![1]!;
    const target = join(installed, '@fairtone', name);
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['-xzf', join(packages, tarball), '-C', target, '--strip-components', '1']);
  }
  for (const [name, file] of Object.entries(COMMANDS))
    symlinkSync(join(installed, '@fairtone/builder', file), join(bin, name));
}
