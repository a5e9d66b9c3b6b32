// npm run bench:presses -- [--only play,cart] [--rounds 1] [--line 5] [--json]
import { PRERENDERED_STATE_ID } from '@fairtone/contracts';
import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { askBackend, startWithDemo } from '../startWithDemo.ts';
import { LINES } from './lines.ts';
import { INPUTS, press, type Press } from './press.ts';
import { presentRows, summarizePresses } from './report.ts';
import { TARGETS, type TargetName } from './targets.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '1' },
    line: { type: 'string', default: '5' },
    json: { type: 'boolean', default: false },
  },
});
/** When a control is pressed, in ms since the visit began. */
const MOMENTS_MS = [300, 800, 1500, 2500];

const line = LINES[values.line];
if (!line) throw new Error(`Name a line: ${Object.keys(LINES).join(', ')}`);
const names = (values.only?.split(',') ?? Object.keys(TARGETS)) as TargetName[];

const shop = await startWithDemo({ demo: 'small' });
const browser = await chromium.launch({
  executablePath: process.env.FAIRTONE_CHROMIUM,
  args: ['--no-sandbox', '--disable-background-networking'],
});
try {
  const [album] = await askBackend<{ id: string }>(
    shop,
    'albums?select=id&state=eq.public&track_count=gt.1&order=id&limit=1',
  );
  const urlOf = (target: TargetName) => shop.url + TARGETS[target].path.replace('{album}', album!.id);
  await prerender(names.map(urlOf));
  const presses: Press[] = [];
  for (let round = 1; round <= Number(values.rounds); round += 1)
    for (const plannedMs of MOMENTS_MS)
      for (const target of names)
        for (const input of INPUTS) {
          const made = await press(browser, urlOf(target), line, { target, input, plannedMs });
          presses.push(made);
          if (!values.json) console.log(describe(made));
        }
  const rows = summarizePresses(presses);
  console.log(values.json ? JSON.stringify({ rows, presses }, null, 2) : `\n${presentRows(rows)}`);
  if (rows.some(({ lost }) => lost > 0)) process.exitCode = 1;
} finally {
  await browser.close();
  await shop.stop();
}

function describe({ target, input, pressedMs, shownMs, doneMs }: Press): string {
  const effect = doneMs === null ? 'LOST' : `shown after ${shownMs} ms, done after ${doneMs} ms`;
  return `${target}, ${input}, pressed at ${pressedMs} ms: ${effect}`;
}

/** Visits pages until the host has prerendered them, as for every visitor but the first. */
async function prerender(urls: string[]): Promise<void> {
  const visitor = await browser.newPage();
  for (const url of new Set(urls)) {
    for (let isPrerendered = false; !isPrerendered;) {
      const answer = await visitor.goto(url, { waitUntil: 'load' });
      isPrerendered = (await answer!.text()).includes(`id="${PRERENDERED_STATE_ID}"`);
    }
  }
  await visitor.close();
}
