import type { Person } from '../../tests/support/people';
import { call, setting } from './calls';
import { storageAs } from './recordings';

export const publish = (owner: Person, albumId: string) => call('publish-album', { albumId }, owner);

/** Where everybody hears the stream of a public album. */
export const publicAddress = (owner: Person, trackId: string) =>
  storageAs().from('audio_files').getPublicUrl(`${owner.id}/${trackId}.mp3`).data.publicUrl;

/** Calls a function of the clock, with the service role key. */
export const asService = (name: string) =>
  call(name, {}, null, { headers: { authorization: `Bearer ${setting('FAIRTONE_TEST_SERVICE_KEY')}` } });
