// npm run bench:load -- [--rounds 7] [--path /] [--demo small] [--line 1.6] [--slowdown 4] [--json] [--check]
import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { slowLine, SLOWDOWN } from '../lines.ts';
import { startWithDemo } from '../startWithDemo.ts';
import { missedGoals, printSummary, summarize } from './report.ts';
import { visit, type Measured } from './visit.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    path: { type: 'string', default: '/' },
    demo: { type: 'string', default: 'small' },
    line: { type: 'string', default: '1.6' },
    slowdown: { type: 'string', default: SLOWDOWN },
    json: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});
const line = slowLine(values.line, Number(values.slowdown));
const demo = values.demo === 'full' ? 'full' : 'small';
const noReleases = resolve('dist/bench/no-releases');
mkdirSync(noReleases, { recursive: true });

// The same server for both, compressing as in production, over HTTP/1.1 with keep-alive.
const hosts = {
  federated: await startWithDemo({ demo }),
  single: await startWithDemo({
    demo,
    env: { FAIRTONE_SHELL_DIR: resolve('dist/bench/single'), FAIRTONE_RELEASES_DIR: noReleases },
  }),
};
const browser = await chromium.launch({
  executablePath: process.env.FAIRTONE_CHROMIUM,
  args: ['--no-sandbox', '--disable-background-networking'],
});
try {
  const rounds: Record<keyof typeof hosts, Measured[]> = { federated: [], single: [] };
  const order = Object.keys(hosts) as (keyof typeof hosts)[];
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    // Other load on the machine affects both alike.
    for (const build of round % 2 === 1 ? order : [...order].reverse()) {
      rounds[build].push(await visit(browser, hosts[build].url + values.path, line));
    }
    if (!values.json)
      console.log(
        `round ${round}: albums after ${order.map((build) => `${Math.round(rounds[build].at(-1)!.albums)} ms (${build})`).join(', ')}`,
      );
  }
  const summary = summarize(rounds.federated, rounds.single);
  if (values.json) console.log(JSON.stringify({ summary, rounds }, null, 2));
  else printSummary(summary);
  const missed = missedGoals(summary);
  for (const goal of missed) console.error(`MISSED  ${goal}`);
  if (values.check && missed.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  for (const host of Object.values(hosts)) await host.stop();
}
