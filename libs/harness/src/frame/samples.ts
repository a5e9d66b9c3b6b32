import type { DialogName, Dialogs } from '@fairtone/contracts';
import { ALBUM_IDS, ORDER_IDS, PERSON_IDS } from '../fixtures/index.ts';

const PARAMETERS: Record<string, string> = {
  albumId: ALBUM_IDS.fixed,
  artistId: PERSON_IDS.ada,
  orderId: ORDER_IDS.paid,
};

/** A route pattern with ids of the world in place of its parameters. */
export const sampleOf = (pattern: string) =>
  pattern.replace(/:(\w+)\??/g, (_all, name: string) => PARAMETERS[name] ?? name);

/** What each dialog is opened with at first; a dialog without a sample starts empty. */
export const DIALOG_SAMPLES: { [Name in DialogName]?: Dialogs[Name] } = {
  'checkout.payWhatYouWant': {
    album: {
      id: ALBUM_IDS.named,
      title: 'Salt and Light',
      artist: 'Omar Reyes',
      artistId: PERSON_IDS.omar,
      coverImage: '',
    },
    minimumCents: 300,
    suggestedCents: 700,
    message: 'Pay what an evening is worth to you.',
  },
  'account.download': { albumId: ALBUM_IDS.owned, albumTitle: 'Slow Machines' },
};
