// npm run bench:presses -- [--only play,cart|interactions] [--rounds 1] [--line 5] [--slowdown 4] [--json]
import { PRERENDERED_STATE_ID } from '@fairtone/contracts';
import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { slowLine, SLOWDOWN, slowProcessor } from '../lines.ts';
import { askBackend, startWithDemo } from '../startWithDemo.ts';
import { INTERACTIONS, interact, type Interaction } from './interactions.ts';
import { INPUTS, press, type Press } from './press.ts';
import { presentInteractions, presentRows, summarizePresses } from './report.ts';
import { TARGETS, type TargetName } from './targets.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '1' },
    line: { type: 'string', default: '5' },
    slowdown: { type: 'string', default: SLOWDOWN },
    json: { type: 'boolean', default: false },
  },
});
/** When a control is pressed, in ms since the visit began. */
const MOMENTS_MS = [300, 800, 1500, 2500];

const slowdown = Number(values.slowdown);
const line = slowLine(values.line, slowdown);
const INTERACTION_ROUNDS = 5;
const only = values.only?.split(',');
const names = (Object.keys(TARGETS) as TargetName[]).filter((name) => !only || only.includes(name));
const hasInteractions = !only || only.includes('interactions');

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
  const interactions = hasInteractions ? await measureInteractions() : [];
  if (values.json) console.log(JSON.stringify({ rows, presses, interactions }, null, 2));
  else console.log(`\n${presentRows(rows)}\n\n${presentInteractions(interactions)}`);
  if (rows.some(({ lost }) => lost > 0)) process.exitCode = 1;
} finally {
  await browser.close();
  await shop.stop();
}

/** On a page that has loaded. In turns, so that other work on the machine affects all of them alike. */
async function measureInteractions(): Promise<Interaction[]> {
  const measured = INTERACTIONS.map((name): Interaction => ({ name, durations: [] }));
  for (let round = 1; round <= INTERACTION_ROUNDS; round += 1)
    for (const { name, durations } of measured)
      durations.push(await interact(browser, `${shop.url}/explore`, slowProcessor(slowdown), name));
  return measured;
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
