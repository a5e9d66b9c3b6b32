// npm run demo:independence: one team changes a text, releases it to half of the visitors, then to all, and rolls it back.
import { EVERYTHING, rollback } from '@fairtone/releases';
import { chromium } from '@playwright/test';
import { userInfo } from 'node:os';
import { SHARED_PACKAGES } from '../../webpack/shared.mjs';
import { promote, publish } from '../commands.ts';
import type { ToolContext } from '../toolContext.ts';
import { changeHeading } from './changedText.ts';
import { findProduct } from './product.ts';
import { openBothVersions, type Profile, type ShownCatalog } from './profiles.ts';
import { shellDigest } from './shellFiles.ts';
import { copySources } from './sourcesCopy.ts';

const REMOTE = 'catalog';
const root = process.cwd();
const startedAt = Date.now();
const times: [string, number][] = [];

async function step<Outcome>(name: string, work: () => Promise<Outcome>): Promise<Outcome> {
  const began = Date.now();
  console.log(`\n${name}`);
  const outcome = await work();
  times.push([name, Date.now() - began]);
  return outcome;
}

/** @throws when a profile does not show the expected text */
async function expectSight(who: string, profile: Profile, text: string): Promise<ShownCatalog> {
  const sight = await profile.look();
  console.log(`  ${who} reads “${sight.text}” (${REMOTE} ${sight.version})`);
  if (sight.text !== text) throw new Error(`${who} should read “${text}”.`);
  return sight;
}

const undo: (() => Promise<unknown> | void)[] = [];
try {
  await run();
} catch (error) {
  console.error(`\nThe demo failed: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  for (const end of undo.reverse()) await end();
}

async function run(): Promise<void> {
  const shellBefore = shellDigest(root);
  const product = await step('The product is there', async () => findProduct(root));
  undo.push(product.stop);
  console.log(`  ${product.url}${product.isOwn ? ', started for this demo' : ', which was running'}`);
  const browser = await chromium.launch({ executablePath: process.env.FAIRTONE_CHROMIUM, args: ['--no-sandbox'] });
  undo.push(() => browser.close());

  const sources = await step('A text of the catalog is changed, in a copy of the sources', async () =>
    copySources(root),
  );
  undo.push(sources.remove);
  const change = changeHeading(sources);
  console.log(`  “${change.before}” becomes “${change.after}”`);
  await step('The catalog alone is built', () => sources.build(REMOTE));

  const context: ToolContext = {
    root: sources.root,
    store: product.store,
    rights: EVERYTHING,
    sharedPackages: SHARED_PACKAGES,
    by: `${userInfo().username} (demo)`,
    say: (line) => console.log(`  ${line}`),
  };
  const live = (await product.store.readChannel(REMOTE)).promoted[0]!.version;
  const version = await step('It is published', () => publish(context, REMOTE));
  // Whatever happens below, the releases that were live become live again.
  undo.push(async () => {
    while (await isOut(product.store, version)) await rollback(context, REMOTE, { reason: 'the demo ended early' });
  });

  await step('It is released to 50 % of the devices', () =>
    promote(context, REMOTE, version, { percent: 50, shell: product.url }),
  );
  const { old, fresh } = await step('Two browser profiles open the shop', () =>
    openBothVersions(browser, product.url, [change.before, change.after]),
  );
  await expectSight('one profile', old, change.before);
  await expectSight('the other profile', fresh, change.after);

  await step('It is promoted to everybody', () => promote(context, REMOTE, version, { shell: product.url }));
  await expectSight('one profile', old, change.after);
  await expectSight('the other profile', fresh, change.after);

  await step('It is rolled back', () => rollback(context, REMOTE, { reason: 'the demo is over' }));
  const back = await expectSight('one profile', old, change.before);
  await expectSight('the other profile', fresh, change.before);
  if (back.version !== live) throw new Error(`${live} should be live again.`);

  const shellAfter = shellDigest(root);
  console.log('\nHow long it took');
  for (const [name, ms] of times) console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
  console.log(`  ${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  all of it, visits included`);
  console.log(`\nThe shell's files before: ${shellBefore}\nThe shell's files after:  ${shellAfter}`);
  if (shellAfter !== shellBefore) throw new Error('The files of the shell have changed.');
  console.log('No file of the shell changed, and it was not restarted.');
}

async function isOut(store: ToolContext['store'], version: string): Promise<boolean> {
  const { promoted, canary } = await store.readChannel(REMOTE);
  return (canary?.release ?? promoted[0])?.version === version;
}
