import type { DemoArtist } from '../types';

export const delroyHines: DemoArtist = {
  key: 'delroy-hines',
  name: 'Delroy Hines',
  location: 'Port Antonio, Jamaica',
  bio:
    'Bass first, then everything else. I cut my teeth carrying boxes for a sound system and I still build my own speakers. One drop, ' +
    'clean echo, no hurry.',
  genres: ['Reggae', 'Experimental'],
  links: {
    website: 'https://delroyhines.example',
    youtube: 'https://youtube.example/delroyhines',
    other: 'https://example.org/sound-systems/hines',
  },
  joinedDaysAgo: 800,
  fame: 4,
  portrait: { seed: 'delroy-2', isGroup: false, look: { hair: 'long', skin: 4, isBearded: true } },
  albums: [
    {
      key: 'breadfruit-season',
      title: 'Breadfruit Season',
      description:
        'Recorded in the yard with the tree dropping fruit on the zinc. Where you hear a knock that is not the snare, that is lunch.',
      genres: ['Reggae'],
      price: 800,
      releasedDaysAgo: 152,
      master: 'mp3',
      coverSeed: 3,
      accent: '#15803d',
      tracks: [
        { title: 'Zinc Roof Steppers', seed: 1301, seconds: 46 },
        { title: 'Boston Bay', seed: 1302, seconds: 44 },
        { title: 'Roast One for Me', seed: 1303, seconds: 42 },
      ],
    },
    {
      key: 'version-yard',
      title: 'Version Yard',
      description:
        'The other sides. Same tapes, fewer people in the room, more spring reverb. A gift to whoever has the speakers for it.',
      genres: ['Reggae', 'Experimental'],
      price: 0,
      releasedDaysAgo: 251,
      master: 'mp3',
      coverSeed: 6,
      tracks: [
        { title: 'Zinc Version', seed: 1311, seconds: 44 },
        { title: 'Bay Water Dub', seed: 1312, seconds: 48 },
        { title: 'Spring Tank Speaks', seed: 1313, seconds: 40, genre: 'Experimental' },
      ],
    },
  ],
};
