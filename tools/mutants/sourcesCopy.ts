import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySources, linkPackages } from '../workspace/copyWorkspace.mjs';

/** A copy of the sources in which faults are applied; the working copy is not changed. */
export interface SourcesCopy {
  folder: string;
  /** Changes one file while `work` runs. */
  planted: <Result>(file: string, find: string, replace: string, work: () => Promise<Result>) => Promise<Result>;
  /** Runs a script of the copy with Node, for `timeoutMs` at most (10 minutes). @returns exit code and what it printed */
  run: (script: string, args: string[], env?: Record<string, string>, timeoutMs?: number) => Promise<RunResult>;
  /** Asks what runs to end, with all that it started, and ends it after a while. Later runs do not start, and never resolve. */
  stop: () => Promise<void>;
  remove: () => void;
}

interface RunResult {
  code: number;
  output: string;
}

const TIME_LIMIT_MS = 10 * 60_000;
const STOPPED_WITHIN_MS = 15_000;
const LOCKFILE = 'package-lock.json';

/**
 * Copies the sources, with links to the installed packages; a commit with another lockfile gets packages of its own.
 * @param commit uses a commit instead of the working tree
 */
export function createSourcesCopy(root: string, commit: string | null): SourcesCopy {
  const folder = mkdtempSync(join(tmpdir(), 'fairtone-mutants-'));
  if (commit)
    execFileSync('git', ['worktree', 'add', '--force', '--detach', folder, commit], { cwd: root, stdio: 'pipe' });
  else copySources(root, folder);
  if (hasSameLockfile(root, folder)) linkPackages(root, folder);
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: 'inherit' });

  const running = new Set<ChildProcess>();
  let isStopped = false;
  return {
    folder,
    planted: async (file, find, replace, work) => {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      if (text.split(find).length !== 2) throw new Error(`${file} does not hold once: ${find}`);
      writeFileSync(
        path,
        text.replace(find, () => replace),
      );
      try {
        return await work();
      } finally {
        writeFileSync(path, text);
      }
    },
    run: (script, args, env = {}, timeoutMs = TIME_LIMIT_MS) => {
      // A caller asks for its next run as soon as the stopped one has ended. That process would outlive this one.
      if (isStopped) return new Promise(() => undefined);
      const quiet = { NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' };
      return runToItsEnd([join(folder, script), ...args], folder, { ...quiet, ...env }, timeoutMs, running);
    },
    stop: async () => {
      isStopped = true;
      await Promise.all([...running].map(stopChild));
    },
    remove: () => {
      if (commit) execFileSync('git', ['worktree', 'remove', '--force', folder], { cwd: root });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const hasSameLockfile = (...folders: [string, string]) =>
  new Set(folders.map((folder) => readFileSync(join(folder, LOCKFILE), 'utf8'))).size === 1;

/** A test runner that is interrupted stops the products that it started; one that is killed cannot. */
async function stopChild(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  const timer = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), STOPPED_WITHIN_MS);
  process.kill(-child.pid!, 'SIGINT');
  await closed;
  clearTimeout(timer);
}

/** Stops a hanging run with all of its child processes. @param running holds the child while it runs */
function runToItsEnd(
  args: string[],
  cwd: string,
  env: Record<string, string>,
  timeoutMs: number,
  running: Set<ChildProcess>,
) {
  return new Promise<RunResult>((done, fail) => {
    const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, detached: true });
    running.add(child);
    const timer = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), timeoutMs);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', fail);
    child.on('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      done({ code: code ?? 1, output });
    });
  });
}
