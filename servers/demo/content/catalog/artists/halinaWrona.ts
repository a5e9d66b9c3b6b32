import type { DemoArtist } from '../types';

export const halinaWrona: DemoArtist = {
  key: 'halina-wrona',
  name: 'Halina Wrona',
  location: 'Wrocław, Poland',
  bio:
    'Halina Wrona studied composition in Wrocław and Graz and has taught piano in the same third-floor room since 2009. Her chamber ' +
    'music is written for players she knows by name. She keeps crows, or rather, they keep her.',
  genres: ['Classical', 'Ambient'],
  links: { website: 'https://halinawrona.example', other: 'https://example.org/scores/wrona' },
  joinedDaysAgo: 980,
  fame: 3,
  portrait: { seed: 'halina-2', isGroup: false, look: { hair: 'bun', skin: 0 } },
  albums: [
    {
      key: 'polmrok',
      title: 'Półmrok',
      description:
        'A suite for small ensemble about the half hour in which it is too dark to read and too early to switch on the lamp. ' +
        'Lossless masters, because the ending is very quiet.',
      genres: ['Classical'],
      price: 1200,
      releasedDaysAgo: 24,
      master: 'flac',
      coverSeed: 1,
      tracks: [
        { title: 'I. Window', seed: 401, seconds: 52 },
        { title: 'II. Unlit Stairwell', seed: 402, seconds: 46 },
        { title: 'III. Crows, Counting', seed: 403, seconds: 40 },
        { title: 'IV. The Lamp', seed: 404, seconds: 56 },
      ],
    },
    {
      key: 'kitchen-preludes',
      title: 'Kitchen Preludes',
      description:
        'Three preludes written between lessons, on the back of shopping lists. The upright in the kitchen has eleven keys that stick; ' +
        'I left those out.',
      genres: ['Classical', 'Ambient'],
      price: null,
      minimumPrice: 500,
      suggestedPrice: 1000,
      pricingMessage: 'The tuner comes in spring. You may have paid for one octave.',
      releasedDaysAgo: 702,
      master: 'flac',
      coverSeed: 7,
      tracks: [
        { title: 'Prelude with Dill', seed: 411, seconds: 40 },
        { title: 'Prelude in the Time It Takes to Boil an Egg', seed: 412, seconds: 62 },
        { title: 'Prelude, Lights Out', seed: 413, seconds: 44, genre: 'Ambient' },
      ],
    },
  ],
};
