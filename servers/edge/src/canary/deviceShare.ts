import { DEVICE_SHARES } from '@fairtone/domain';
import { randomInt } from 'node:crypto';

const COOKIE = 'fairtone_share';
const YEAR_SECONDS = 31_536_000;
const GOLDEN_RATIO = 0.618_033_988_749_895;

/**
 * Assigns every device a number from 0 to 9999 that decides which canaries it gets. Thousands of devices share a number:
 * it identifies no one.
 */
export function createShareDealer() {
  let dealt = randomInt(1_000_000);
  return {
    /** The device's number, if it has one. */
    read(cookies: string | undefined): number | null {
      const share = Number(new RegExp(`(?:^|;\\s*)${COOKIE}=(\\d{1,4})(?:;|$)`).exec(cookies ?? '')?.[1] ?? NaN);
      return Number.isInteger(share) && share < DEVICE_SHARES ? share : null;
    },
    /** Steps of the golden ratio spread any run of devices evenly, so that small shares are met with few visitors too. */
    deal(): number {
      dealt += 1;
      return Math.floor(((dealt * GOLDEN_RATIO) % 1) * DEVICE_SHARES);
    },
    cookie: (share: number, isHttps: boolean) =>
      `${COOKIE}=${share}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax; HttpOnly${isHttps ? '; Secure' : ''}`,
  };
}
