import type { Page } from '@playwright/test';

/** Slows network and processor of a page. */
export type Line = (page: Page) => Promise<void>;

/** Latency in ms, and bytes per second, by the name in the options: 5 Mbit/s, and 1.6 Mbit/s. */
const NETWORKS: Record<string, [latency: number, bytesPerSecond: number]> = {
  '5': [40, 625_000],
  '1.6': [150, 200_000],
};

/** By how much pages run slower than this machine: about a phone, on a laptop. */
export const SLOWDOWN = '4';

/** Slows the processor of a page; the network stays fast. */
export const slowProcessor =
  (slowdown: number): Line =>
  async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  };

/**
 * A slow network and processor.
 * @param name of the network
 * @throws when no network has that name
 */
export function slowLine(name: string, slowdown: number): Line {
  const network = NETWORKS[name];
  if (!network) throw new Error(`--line is one of ${Object.keys(NETWORKS).join(', ')}.`);
  const [latency, bytesPerSecond] = network;
  return async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond / 2,
    });
    await slowProcessor(slowdown)(page);
  };
}
