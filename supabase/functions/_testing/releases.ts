import type { Person } from '../../tests/support/people';
import { call } from './calls';
import { storageAs } from './recordings';

export const publish = (owner: Person, albumId: string) => call('publish-album', { albumId }, owner);

/** Public URL of the stream of a published album's track. */
export const publicAddress = (owner: Person, trackId: string) =>
  storageAs().from('audio_files').getPublicUrl(`${owner.id}/${trackId}.mp3`).data.publicUrl;
