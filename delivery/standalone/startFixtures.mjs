import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../webpack/paths.mjs';

const FIXTURES = ['tools/run.mjs', 'delivery/qa/fixtures/main.ts'].map((file) => join(root, file));

/**
 * Starts a backend that contains the fixtures, in a process that ends with this one.
 * @param siteUrl origin of the page that asks it
 * @returns `url` of the backend, public `settings` for the page, `ms` until it was ready, `reset(clock)` restores the fixtures, `stop()` ends it
 * @throws Error when the process ended before it was ready; it has printed why
 */
export async function startFixtures(siteUrl) {
  const child = spawn(process.execPath, [...FIXTURES, siteUrl], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  async function nextMessage() {
    const { value, done } = await lines.next();
    if (done) throw new Error('The backend with the fixtures ended.');
    return value.startsWith('{') ? JSON.parse(value) : nextMessage();
  }
  return {
    ...(await nextMessage()),
    reset: (clock) => {
      child.stdin.write(`reset ${clock ?? ''}\n`);
      return nextMessage();
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}
