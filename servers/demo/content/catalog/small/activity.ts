import { DEMO_LISTENER_KEY } from '../accounts';
import type { DemoActivity } from '../types';

const TOMASZ = 'tomasz-bielak';

/** The listener of the demo account owns nothing, so that tests can buy; the other listener has purchases. */
export const SMALL_ACTIVITY: DemoActivity = {
  orders: [
    {
      buyer: TOMASZ,
      daysAgo: 1,
      items: [
        { album: 'small-salt-and-signal' },
        { album: 'small-low-tide-atlas', amountCents: 700 },
        { album: 'small-gol-kiyisi' },
      ],
    },
  ],
  playlists: [
    {
      key: 'small-chill-vibes',
      owner: DEMO_LISTENER_KEY,
      name: 'Chill Vibes',
      description: 'For the last hour before closing time.',
      isShared: true,
      tracks: [
        { album: 'small-gol-kiyisi', track: 1 },
        { album: 'small-salt-and-signal', track: 1 },
      ],
    },
    {
      key: 'small-workout-mix',
      owner: DEMO_LISTENER_KEY,
      name: 'Workout Mix',
      description: 'Ten minutes on the rowing machine, if I am honest.',
      isShared: false,
      tracks: [
        { album: 'small-gece-vapuru', track: 1 },
        { album: 'small-gece-vapuru', track: 2 },
      ],
    },
  ],
  follows: [
    { follower: TOMASZ, artists: ['marisol-vane', 'ozan-deniz'] },
    { follower: 'the-ferrymen', artists: ['marisol-vane'] },
  ],
  favourites: [
    {
      listener: DEMO_LISTENER_KEY,
      albums: ['small-gece-vapuru'],
      tracks: [{ album: 'small-salt-and-signal', track: 1 }],
    },
  ],
  habits: [
    {
      listener: DEMO_LISTENER_KEY,
      plays: 20,
      albums: [
        { album: 'small-salt-and-signal', weight: 2 },
        { album: 'small-gol-kiyisi', weight: 1 },
      ],
    },
  ],
  guestPlays: 60,
};
