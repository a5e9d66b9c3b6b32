import type { DemoArtist } from '../types';

export const amaraDiallo: DemoArtist = {
  key: 'amara-diallo',
  name: 'Amara Diallo',
  location: 'Saint-Louis, Senegal',
  bio:
    'Granddaughter of a boatbuilder, student of the kora, teacher of geography. My songs name places along the river so that they ' +
    'are not forgotten when the maps are redrawn. I sing in Wolof, Pulaar and French, and hum in all of them.',
  genres: ['World', 'Folk'],
  links: { website: 'https://amaradiallo.example', facebook: 'https://facebook.example/amaradiallo' },
  joinedDaysAgo: 450,
  fame: 3,
  portrait: { seed: 'amara-1', isGroup: false, look: { hair: 'bun', skin: 5 } },
  albums: [
    {
      key: 'river-grammar',
      title: 'River Grammar',
      description:
        'Four bends of the Senegal river, upstream to down. Kora, calabash, one borrowed double bass, and my pupils clapping on the third.',
      genres: ['World', 'Folk'],
      price: 900,
      releasedDaysAgo: 98,
      master: 'wav',
      coverSeed: 4,
      accent: '#a16207',
      tracks: [
        { title: 'Bakel', seed: 1201, seconds: 46 },
        { title: 'Podor, Dry Season', seed: 1202, seconds: 44 },
        { title: 'What the Ferryman’s Daughter Knew', seed: 1203, seconds: 48, genre: 'Folk' },
        { title: 'Where It Meets the Sea', seed: 1204, seconds: 50 },
      ],
    },
  ],
};
