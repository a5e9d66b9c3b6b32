import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const DEMO_MS = 300_000;

// Measures the time from an edit to the page; promote.spec.ts tests the rules.
test.describe('npm run demo:independence', () => {
  test('changes, builds, releases and takes back a text while the product runs, and says how long each step took', async () => {
    test.setTimeout(DEMO_MS);
    // A data folder that does not exist: the demo starts its own product.
    const env = { ...process.env, FAIRTONE_DATA_DIR: 'dist/no-such-data' };
    const { stdout } = await promisify(execFile)(process.execPath, ['tools/run.mjs', 'delivery/release/demo/main.ts'], {
      env,
    });
    const [, after] = /becomes “(.*)”/.exec(stdout)!;
    const readings = [...stdout.matchAll(/reads “(.*)” \(catalog (.*)\)/g)].map(([, text]) => text === after);
    expect(readings).toEqual([false, true, true, true, false, false]);
    const digests = [...stdout.matchAll(/The shell's files \w+:\s+(\w+)/g)].map(([, digest]) => digest);
    expect(digests).toHaveLength(2);
    expect(digests[0]).toBe(digests[1]);
    expect(stdout).toMatch(/\d+\.\d s {2}It is released to 50 % of the devices/);
  });
});
