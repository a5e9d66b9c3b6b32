// tasks over N ms of a cold visit, and what they were made of
import { chromium } from '@playwright/test';
const [base, path = '/', rate = '1', rounds = '3'] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const sums: number[] = [];
for (let i = 0; i < Number(rounds); i++) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, locale: 'en-US' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  if (rate !== '1') await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(rate) });
  const events: any[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline', 'toplevel', 'disabled-by-default-devtools.timeline', 'v8', 'blink.user_timing','loading'] } } as any);
  await page.goto(base + path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1500);
  const done = new Promise((r) => cdp.once('Tracing.tracingComplete', r));
  await cdp.send('Tracing.end'); await done;
  const fcp = events.find((e) => e.name === 'firstContentfulPaint');
  const nav = events.filter((e) => e.name === 'navigationStart' && e.args?.data?.documentLoaderURL?.startsWith(base)).at(-1) ?? fcp;
  const mine = events.filter((e) => e.pid === fcp.pid && e.tid === fcp.tid && e.ph === 'X');
  const tasks = mine.filter((e) => e.name === 'RunTask' || e.name === 'ThreadControllerImpl::RunTask').filter((e) => e.dur > 12500 && e.ts >= fcp.ts - 5000);
  const seen: any[] = [];
  for (const t of tasks) if (!seen.some((s) => s.ts <= t.ts && s.ts + s.dur >= t.ts + t.dur)) seen.push(t);
  let tbt = 0;
  console.log(`--- round ${i} fcp ${(fcp.ts - nav.ts) / 1000}`);
  for (const t of seen) {
    const block = t.dur / 1000 * 4 - 50; tbt += Math.max(0, block);
    if (i !== Number(rounds) - 1) continue;
    const inside = mine.filter((e) => e !== t && e.ts >= t.ts && e.ts + e.dur <= t.ts + t.dur && e.dur > 3000 && !/RunTask/.test(e.name));
    console.log(`@${((t.ts - nav.ts) / 1000).toFixed(0)} ${(t.dur / 1000).toFixed(1)} ms`);
    for (const e of inside.slice(0, 14)) console.log(`     ${(e.dur / 1000).toFixed(1)} ${e.name} ${e.name === 'Layout' ? JSON.stringify({ d: e.args?.beginData?.dirtyObjects, t: e.args?.beginData?.totalObjects }) : e.name === 'UpdateLayoutTree' ? e.args?.elementCount : ''} ${e.args?.data?.url ?? e.args?.data?.functionName ?? ''} ${e.args?.data?.functionName ?? ''}`.slice(0, 140));
  }
  console.log('tbt by 4x', tbt.toFixed(0));
  sums.push(tbt);
  await context.close();
}
console.log('median', sums.sort((a, b) => a - b)[sums.length >> 1]);
await browser.close();
