import type { DemoArtist } from '../types';

export const ironPsalter: DemoArtist = {
  key: 'iron-psalter',
  name: 'Iron Psalter',
  location: 'Tampere, Finland',
  bio: 'Four welders and a church organist. Loud since 2011. We do not do ballads. (There is one ballad.)',
  genres: ['Metal', 'Rock'],
  links: {
    website: 'https://ironpsalter.example',
    facebook: 'https://facebook.example/ironpsalter',
    youtube: 'https://youtube.example/ironpsalter',
  },
  joinedDaysAgo: 720,
  fame: 3,
  portrait: { seed: 6, isGroup: true },
  albums: [
    {
      key: 'hymns-of-the-foundry',
      title: 'Hymns of the Foundry',
      description:
        'Tracked live on the floor of a shut-down casting hall. The reverb is 3.8 seconds and entirely natural. Wear something on your ears.',
      genres: ['Metal'],
      price: 1000,
      releasedDaysAgo: 40,
      master: 'mp3',
      coverSeed: 2,
      accent: '#991b1b',
      tracks: [
        { title: 'Crucible', seed: 801, seconds: 42 },
        { title: 'Psalm of Slag', seed: 802, seconds: 44 },
        { title: 'Shift Bell', seed: 803, seconds: 38 },
      ],
    },
    {
      key: 'rust-liturgy',
      title: 'Rust Liturgy',
      description:
        'Our demo from the practice room, warts, feedback and the neighbour’s dog included. Here is also the ballad.',
      genres: ['Metal', 'Rock'],
      price: 500,
      releasedDaysAgo: 668,
      master: 'mp3',
      coverSeed: 6,
      tracks: [
        { title: 'Oxide', seed: 811, seconds: 36 },
        { title: 'Seven Inches of Steel', seed: 812, seconds: 40, genre: 'Rock' },
        { title: 'The Ballad', seed: 813, seconds: 46, genre: 'Rock' },
      ],
    },
  ],
};
