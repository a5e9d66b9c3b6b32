import { marisolVane } from '../artists/marisolVane';
import { ozanDeniz } from '../artists/ozanDeniz';
import { theFerrymen } from '../artists/theFerrymen';
import type { DemoArtist } from '../types';

/** Three of the artists with short albums of each kind of price: enough for tests to browse, play, buy and download. */
export const SMALL_ARTISTS: DemoArtist[] = [
  {
    ...marisolVane,
    albums: [
      {
        key: 'small-salt-and-signal',
        title: 'Salt and Signal',
        description: 'Two short songs recorded in the week the lighthouse was switched over to LEDs.',
        genres: ['Indie', 'Folk'],
        price: 900,
        releasedDaysAgo: 2,
        master: 'mp3',
        coverSeed: 4,
        tracks: [
          { title: 'Lamp Room', seed: 9001, seconds: 10 },
          { title: 'Harbour Master', seed: 9002, seconds: 10 },
        ],
      },
    ],
  },
  {
    ...theFerrymen,
    albums: [
      {
        key: 'small-low-tide-atlas',
        title: 'Low Tide Atlas',
        description: 'A map in two tunes of the islands you can only walk to twice a day.',
        genres: ['Folk'],
        price: null,
        minimumPrice: 300,
        suggestedPrice: 700,
        pricingMessage: 'Boat fare home is seven. Less is fine, we can row.',
        releasedDaysAgo: 40,
        master: 'flac',
        coverSeed: 3,
        tracks: [
          { title: 'The Causeway at Six', seed: 9011, seconds: 9 },
          { title: 'Wrack Line', seed: 9012, seconds: 9 },
        ],
      },
    ],
  },
  {
    ...ozanDeniz,
    albums: [
      {
        key: 'small-gece-vapuru',
        title: 'Gece Vapuru',
        description: 'The night ferry, Konak to Karşıyaka and back.',
        genres: ['Electronic'],
        price: 800,
        releasedDaysAgo: 11,
        master: 'wav',
        coverSeed: 6,
        tracks: [
          { title: '22:40 Konak', seed: 9021, seconds: 9 },
          { title: 'Lights of Bayraklı', seed: 9022, seconds: 9 },
        ],
      },
      {
        key: 'small-gol-kiyisi',
        title: 'Göl Kıyısı',
        description: 'Made in one winter by a frozen lake near Van, with two oscillators and a space heater.',
        genres: ['Electronic', 'Ambient'],
        price: 0,
        releasedDaysAgo: 284,
        master: 'mp3',
        coverSeed: 2,
        tracks: [
          { title: 'Reeds', seed: 9031, seconds: 8 },
          { title: 'Shoreline, Unlit', seed: 9032, seconds: 8 },
        ],
      },
    ],
  },
];
