import type { Browser } from '@playwright/test';

declare global {
  interface Window {
    __sound: { clickedAt: number; soundedAt: number };
  }
}

const GIVE_UP_MS = 30_000;
/** Chromium's audio blocks are half of this; sound found in one was rendered up to 6 ms earlier. */
const BLOCK = 256;

/** Clicks on play in an empty browser profile. @returns milliseconds from the click to the first sample of sound */
export async function clickToSound(browser: Browser, url: string, latencyMs: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await page.addInitScript(waitForSound, BLOCK);
    await page.goto(url);
    const play = page.getByRole('button', { name: 'Play all' });
    await play.waitFor();
    await page.waitForLoadState('networkidle');
    await play.click();
    await page.waitForFunction(() => window.__sound.soundedAt > 0, null, { timeout: GIVE_UP_MS, polling: 20 });
    return await page.evaluate(() => window.__sound.soundedAt - window.__sound.clickedAt);
  } finally {
    await context.close();
  }
}

/** Runs in the page before any of its scripts: records the click, and the first sample sent to the loudspeaker. */
function waitForSound(size: number): void {
  const notes = (window.__sound = { clickedAt: 0, soundedAt: 0 });
  addEventListener('click', () => (notes.clickedAt ||= performance.now()), { capture: true });
  const connect = AudioNode.prototype.connect as (this: AudioNode, ...args: unknown[]) => AudioNode;
  AudioNode.prototype.connect = function (this: AudioNode, ...args: unknown[]) {
    if (args[0] instanceof AudioDestinationNode) {
      const meter = (this.context as AudioContext).createScriptProcessor(size, 2, 1);
      meter.onaudioprocess = ({ inputBuffer }) => {
        if (notes.soundedAt > 0 || !inputBuffer.getChannelData(0).some((sample) => Math.abs(sample) > 1e-4)) return;
        notes.soundedAt = performance.now();
      };
      connect.call(this, meter);
      connect.call(meter, args[0]);
      // Kept: unreferenced nodes are garbage collected.
      Object.assign(notes, { meter });
    }
    return connect.apply(this, args);
  } as typeof AudioNode.prototype.connect;
}
