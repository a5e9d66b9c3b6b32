import type { DemoArtist } from '../types';

export const yukiTanabe: DemoArtist = {
  key: 'yuki-tanabe',
  name: 'Yuki Tanabe',
  location: 'Matsumoto, Japan',
  bio:
    'I measure snow for the prefecture. Between readings there are forty minutes in which nothing happens, and I have learned to ' +
    'fill them slowly.',
  genres: ['Ambient'],
  links: { website: 'https://yukitanabe.example' },
  joinedDaysAgo: 390,
  fame: 3,
  portrait: { seed: 'y8', isGroup: false, look: { hair: 'bob', skin: 1 } },
  albums: [
    {
      key: 'snow-measures',
      title: 'Snow Measures',
      description:
        'One piece for each station on my round. Play it quietly enough that you can still hear the room, or loudly enough that you cannot.',
      genres: ['Ambient'],
      price: 700,
      releasedDaysAgo: 114,
      master: 'flac',
      coverSeed: 5,
      tracks: [
        { title: 'Station 3: 42 cm', seed: 1601, seconds: 60 },
        { title: 'Station 7: Wind Crust', seed: 1602, seconds: 56 },
        { title: 'Station 11: Thaw', seed: 1603, seconds: 64 },
      ],
    },
  ],
};
