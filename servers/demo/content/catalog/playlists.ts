import { DEMO_LISTENER_KEY } from './accounts';
import type { DemoPlaylist } from './types';

/** The two sample playlists of the product, and one of the other listener. */
export const PLAYLISTS: DemoPlaylist[] = [
  {
    key: 'chill-vibes',
    owner: DEMO_LISTENER_KEY,
    name: 'Chill Vibes',
    description: 'For the last hour before closing time.',
    isShared: true,
    tracks: [
      { album: 'salt-and-signal', track: 1 },
      { album: 'nightjar', track: 3 },
      { album: 'snow-measures', track: 2 },
      { album: 'second-harvest', track: 3 },
      { album: 'gol-kiyisi', track: 1 },
      { album: 'polmrok', track: 1 },
      { album: 'the-weight-of-small-rooms', track: 4 },
      { album: 'river-grammar', track: 1 },
    ],
  },
  {
    key: 'workout-mix',
    owner: DEMO_LISTENER_KEY,
    name: 'Workout Mix',
    description: 'Ten minutes on the rowing machine, if I am honest.',
    isShared: false,
    tracks: [
      { album: 'gece-vapuru', track: 1 },
      { album: 'kite-season', track: 1 },
      { album: 'lorry-station', track: 1 },
      { album: 'hymns-of-the-foundry', track: 1 },
      { album: 'calor', track: 1 },
      { album: 'loud-enough-for-the-desert', track: 1 },
      { album: 'mare-cheia', track: 2 },
      { album: 'convenience-store-suite', track: 2 },
    ],
  },
  {
    key: 'four-in-the-morning',
    owner: 'tomasz-bielak',
    name: 'Four in the Morning',
    description: 'Sourdough, first proof. Volume to taste.',
    isShared: true,
    tracks: [
      { album: 'second-hand-sunrise', track: 2 },
      { album: 'breadfruit-season', track: 1 },
      { album: 'rust-liturgy', track: 3 },
      { album: 'highway-ledger', track: 2 },
      { album: 'hymns-of-the-foundry', track: 3 },
    ],
  },
];
