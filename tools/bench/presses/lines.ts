import type { Page } from '@playwright/test';

/** Slows network and processor of a page. */
export type Line = (page: Page) => Promise<void>;

const SLOWDOWN = 4;

const slowed =
  (latency: number, bytesPerSecond: number): Line =>
  async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond / 2,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  };

/** A quarter of this machine's speed, and a fast network. */
export const SLOW_PROCESSOR: Line = async (page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
};

/** By their name in the options: 5 Mbit/s, and 1.6 Mbit/s with 150 ms; both with a quarter of this machine's speed. */
export const LINES: Record<string, Line> = { '5': slowed(40, 625_000), '1.6': slowed(150, 200_000) };
