import { chromium } from '@playwright/test';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../../servers/testing/freePort.ts';
import { categories, type Category } from './categories.ts';
import { faultsOf, type Fault } from './faults.ts';
import type { Lighthouse, Result } from './result.ts';

/** What one cold visit was found to be. */
export interface Visit {
  /** Of 100. */
  scores: Record<Category, number>;
  /** Milliseconds, but for the layout shift. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  faults: Record<Category, Fault[]>;
  /** Lighthouse's own measure of this machine: about 1000 for a laptop that does nothing else. */
  speed: number;
}

/** Nothing but this machine answers, whatever page or browser ask for. */
const ONLY_HERE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** Installed beside this file by `npm run bench:lighthouse`: a fifth of all packages, which nothing else needs. */
const LIGHTHOUSE = join(process.cwd(), 'tools/bench/lighthouse/node_modules/lighthouse/core/index.js');

/** Visits an address in a browser that never was anywhere, as Lighthouse does by default: a phone on a slow line, simulated. */
export async function visit(url: string): Promise<Visit> {
  const { default: lighthouse } = (await import(pathToFileURL(LIGHTHOUSE).href)) as { default: Lighthouse };
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env.FAIRTONE_CHROMIUM,
    args: ['--no-sandbox', '--disable-background-networking', ONLY_HERE, `--remote-debugging-port=${port}`],
    // Visitors' browsers keep a page that is left; whether ours can be kept is judged.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const answer = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: categories,
      disableFullPageScreenshot: true,
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
    // An audit that broke leaves its category without a score: that is no pass.
    scores: each((category) => Math.round((result.categories[category]?.score ?? 0) * 100)),
    fcp: measured('first-contentful-paint'),
    lcp: measured('largest-contentful-paint'),
    tbt: measured('total-blocking-time'),
    cls: measured('cumulative-layout-shift'),
    faults: each((category) => faultsOf(result, category)),
    speed: environment.benchmarkIndex,
  };
}
