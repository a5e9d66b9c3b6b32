import type { Visit } from '../../../support/test';
import type { Shop } from '../../../support/pages/shop';
import { recordOutput, wasDisturbed, type Recording } from './recording';

const TRIES = 3;

/**
 * Records a visit, and does so anew when the machine was too busy for it: the browser then leaves holes in any sound, which
 * say nothing about the player. Only such a recording is thrown away, whatever there is on it.
 */
export async function undisturbed(
  visit: (options?: Visit) => Promise<Shop>,
  record: (guest: Shop) => Promise<Recording>,
): Promise<{ guest: Shop; heard: Recording }> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const guest = await visit();
    await recordOutput(guest.page);
    const heard = await record(guest);
    if (!(await wasDisturbed(guest.page))) return { guest, heard };
    console.log('The machine was too busy to be listened to; once more.');
    await guest.page.close();
  }
  throw new Error(`The machine was too busy to be listened to, ${TRIES} times.`);
}
