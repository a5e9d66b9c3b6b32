import type { Visit } from '../../../support/test';
import type { Shop } from '../../../support/pages/shop';
import { recordOutput, hasGaps, type Recording } from './recording';

const TRIES = 3;

/**
 * Records a visit, and repeats it when the machine was too busy: the browser then has gaps in any sound, which
 * prove nothing about the player. No other recording is discarded.
 */
export async function recordWithoutGaps(
  visit: (options?: Visit) => Promise<Shop>,
  record: (guest: Shop) => Promise<Recording>,
): Promise<{ guest: Shop; heard: Recording }> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const guest = await visit();
    await recordOutput(guest.page);
    const heard = await record(guest);
    if (!(await hasGaps(guest.page))) return { guest, heard };
    console.log('The machine was too busy to be listened to; once more.');
    await guest.page.close();
  }
  throw new Error(`The machine was too busy to be listened to, ${TRIES} times.`);
}
