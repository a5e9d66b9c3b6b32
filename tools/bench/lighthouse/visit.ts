import { chromium } from '@playwright/test';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../../servers/testing/freePort.ts';
import { categories, type Category } from './categories.ts';
import { faultsOf, type Fault } from './faults.ts';
import type { Lighthouse, Result } from './result.ts';

/** The results of one cold visit. */
export interface Visit {
  /** Scores of 100. */
  scores: Record<Category, number>;
  /** Milliseconds, except for the layout shift. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  faults: Record<Category, Fault[]>;
  /** Lighthouse's benchmark of this machine: about 1000 for an idle laptop. */
  speed: number;
}

/** Other hosts are not reachable, whatever page or browser request. */
const ONLY_HERE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** Installed beside this file by `npm run bench:lighthouse`: it needs a fifth of all packages, for nothing else. */
const LIGHTHOUSE = join(process.cwd(), 'tools/bench/lighthouse/node_modules/lighthouse/core/index.js');

/**
 * Visits a URL with an empty browser profile and Lighthouse's defaults: a simulated phone on a slow connection.
 * @param slowdown how much slower than this machine the phone is
 */
export async function visit(url: string, slowdown: number): Promise<Visit> {
  const { default: lighthouse } = (await import(pathToFileURL(LIGHTHOUSE).href)) as { default: Lighthouse };
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env.FAIRTONE_CHROMIUM,
    args: ['--no-sandbox', '--disable-background-networking', ONLY_HERE, `--remote-debugging-port=${port}`],
    // Browsers keep a left page in the back/forward cache, and Lighthouse checks whether that is possible here.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const answer = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: categories,
      disableFullPageScreenshot: true,
      throttling: { cpuSlowdownMultiplier: slowdown },
    });
    if (!answer) throw new Error(`Lighthouse said nothing of ${url}.`);
    return read(answer.lhr);
  } finally {
    await browser.close();
  }
}

function read(result: Result): Visit {
  const { finalDisplayedUrl, runtimeError, environment } = result;
  if (runtimeError) throw new Error(`Lighthouse at ${finalDisplayedUrl}: ${runtimeError.message}`);
  const each = <Value>(valueOf: (category: Category) => Value) =>
    Object.fromEntries(categories.map((category) => [category, valueOf(category)])) as Record<Category, Value>;
  const measured = (id: string) => result.audits[id]?.numericValue ?? NaN;
  return {
    // An audit that crashed leaves its category without a score: that counts as failed.
    scores: each((category) => Math.round((result.categories[category]?.score ?? 0) * 100)),
    fcp: measured('first-contentful-paint'),
    lcp: measured('largest-contentful-paint'),
    tbt: measured('total-blocking-time'),
    cls: measured('cumulative-layout-shift'),
    faults: each((category) => faultsOf(result, category)),
    speed: environment.benchmarkIndex,
  };
}
