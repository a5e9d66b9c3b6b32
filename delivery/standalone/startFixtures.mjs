import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../webpack/paths.mjs';

const FIXTURES = ['tools/run.mjs', 'delivery/qa/fixtures/main.ts'].map((file) => join(root, file));

/**
 * Starts a backend of its own that holds the fixtures, in a process that ends with this one.
 * @param siteUrl origin of the page that asks it
 * @returns its address, the public settings for the page, and how long the start took
 * @throws when it ended before it was ready; it has printed why
 */
export async function startFixtures(siteUrl) {
  const child = spawn(process.execPath, [...FIXTURES, siteUrl], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{')) continue;
    const stop = async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    };
    return { ...JSON.parse(line), stop };
  }
  throw new Error('The backend with the fixtures ended before it was ready.');
}
