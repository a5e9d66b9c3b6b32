import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyParts, linkPackages } from '../../../tools/workspace/copyWorkspace.mjs';

const SOURCES = [
  'apps',
  'libs',
  'nx.json',
  'package.json',
  'tsconfig.base.json',
  'delivery/webpack',
  'delivery/harness',
  'delivery/release/budgets.json',
];

/** A separate copy of the sources in which the demo plays a team: no working copy is changed. */
export type SourcesCopy = {
  root: string;
  edit: (file: string, change: (text: string) => string) => void;
  /** Builds one remote of the copy and nothing else. */
  build: (remote: string) => Promise<void>;
  remove: () => void;
};

export function copySources(root: string): SourcesCopy {
  const copy = mkdtempSync(join(tmpdir(), 'fairtone-team-'));
  copyParts(root, copy, SOURCES);
  linkPackages(root, copy);
  return {
    root: copy,
    edit: (file, change) => {
      const [path, before] = [join(copy, file), readFileSync(join(copy, file), 'utf8')];
      const after = change(before);
      if (after === before) throw new Error(`Nothing of ${file} is changed.`);
      writeFileSync(path, after);
    },
    build: async (remote) => {
      const builder = join(copy, 'delivery/webpack/buildApp.mjs');
      await promisify(execFile)(process.execPath, [builder, remote], { cwd: copy });
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}
