import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A copy of the sources in which faults are planted; what is being worked on stays as it is. */
export interface Workplace {
  folder: string;
  /** Changes one file while `work` runs. */
  planted: <Result>(file: string, find: string, replace: string, work: () => Result) => Result;
  /** Runs a script of the copy with Node. @returns exit code and what it printed */
  run: (script: string, args: string[], env?: Record<string, string>) => { code: number; output: string };
  remove: () => void;
}

const TIME_LIMIT_MS = 10 * 60_000;
const OUTPUT_BYTES = 64 * 1024 * 1024;

/**
 * Copies the sources, with links to the packages that are installed here.
 * @param commit takes those of a commit instead of the working tree
 */
export function openWorkplace(root: string, commit: string | null): Workplace {
  const folder = mkdtempSync(join(tmpdir(), 'fairtone-mutants-'));
  if (commit)
    execFileSync('git', ['worktree', 'add', '--force', '--detach', folder, commit], { cwd: root, stdio: 'pipe' });
  else copyWorkingTree(root, folder);
  linkPackages(root, folder);

  return {
    folder,
    planted: (file, find, replace, work) => {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      if (text.split(find).length !== 2) throw new Error(`${file} does not hold once: ${find}`);
      writeFileSync(
        path,
        text.replace(find, () => replace),
      );
      try {
        return work();
      } finally {
        writeFileSync(path, text);
      }
    },
    run: (script, args, env = {}) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, script), ...args], {
        cwd: folder,
        env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0', ...env },
        encoding: 'utf8',
        maxBuffer: OUTPUT_BYTES,
        timeout: TIME_LIMIT_MS,
        killSignal: 'SIGKILL',
      });
      return { code: status ?? 1, output: stdout + stderr };
    },
    remove: () => {
      if (commit) execFileSync('git', ['worktree', 'remove', '--force', folder], { cwd: root });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function copyWorkingTree(root: string, folder: string): void {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: OUTPUT_BYTES,
  });
  for (const path of list.split('\0').filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
}

/** A folder of links, not a link: what tools cache under node_modules belongs to the copy. */
function linkPackages(root: string, folder: string): void {
  const packages = join(root, 'node_modules');
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  for (const name of readdirSync(packages).filter((entry) => entry !== '.cache')) {
    symlinkSync(join(packages, name), join(folder, 'node_modules', name));
  }
}
