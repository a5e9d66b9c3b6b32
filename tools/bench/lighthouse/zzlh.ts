import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../freePort.ts';
import { writeFileSync } from 'node:fs';
for (const path of process.argv.slice(2)) {
  const port = await freePort();
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${port}`], ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  const a = (await lighthouse('http://localhost:4300' + path, { port, logLevel: 'error', onlyCategories: ['performance'], disableFullPageScreenshot: true }))!;
  const n = (id: string) => Math.round(a.lhr.audits[id]?.numericValue ?? NaN);
  if (a.lhr.runtimeError) console.log(JSON.stringify(a.lhr.runtimeError)); console.log(path, 'score', Math.round(a.lhr.categories.performance!.score! * 100), 'fcp', n('first-contentful-paint'), 'lcp', n('largest-contentful-paint'), 'si', n('speed-index'), 'tbt', n('total-blocking-time'), 'cls', a.lhr.audits['cumulative-layout-shift']!.numericValue, 'speed', a.lhr.environment.benchmarkIndex);
  for (const id of ['long-tasks', 'mainthread-work-breakdown', 'bootup-time']) {
    const d = a.lhr.audits[id]?.details as any;
    for (const i of (d?.items ?? []).slice(0, 10)) console.log('  ', id, JSON.stringify({ ...i, node: undefined }).slice(0, 160));
  }
  writeFileSync(`/tmp/fairtone/lh${path.replaceAll('/', '_').slice(0, 12)}.json`, JSON.stringify(a.lhr));
  await browser.close();
}
