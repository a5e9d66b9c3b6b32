import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/** Root folder of the workspace. */
export const root = resolve(fileURLToPath(import.meta.url), '../../..');

// No daemon: no process that these scripts start may outlive them.
const QUIET_NX = { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true', FORCE_COLOR: '0' };

/**
 * Runs a command, in the workspace's root unless told otherwise, and shows its output.
 * @param timeoutMs a command that runs longer is stopped and counts as failed
 * @returns its exit code; the output as text too, when it is `quiet`
 */
export function run(command, args, { cwd = root, env = {}, quiet = false, timeoutMs } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...QUIET_NX, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      ...(timeoutMs && { timeout: timeoutMs, killSignal: 'SIGKILL' }),
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('error', fail);
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** Like `run`, but exits with the printed output after a failure. */
export async function mustRun(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code === 0) return;
  if (options?.quiet) process.stderr.write(output);
  console.error(`\n${command} ${args.join(' ')} failed (exit code ${code}).`);
  process.exit(code);
}

/** MB for new objects, four times Node's own: tests and tools drop nearly all of them, and collecting them was a fifth of the unit tests' time. */
const NODE_FLAGS = ['--max-semi-space-size=64'];

const npx = (tool) => [process.execPath, [...NODE_FLAGS, resolve(root, 'node_modules', tool)]];

/** Runs a script of an installed package with this Node, without a shell or npx. */
export function runTool(path, args, options) {
  const [command, prefix] = npx(path);
  return run(command, [...prefix, ...args], options);
}

/** Runs one of our TypeScript files with this Node; see tools/run.mjs. */
export function runTypeScript(entry, args = [], options) {
  return run(process.execPath, [...NODE_FLAGS, resolve(root, 'tools/run.mjs'), resolve(root, entry), ...args], options);
}

const LINES_OF_A_MESSAGE = 12;

/** The first lines of a tool's output, indented and without terminal colours. */
export function beginning(text = '') {
  return stripVTControlCharacters(text)
    .trim()
    .split('\n')
    .slice(0, LINES_OF_A_MESSAGE)
    .map((line) => `    ${line}`)
    .join('\n');
}
