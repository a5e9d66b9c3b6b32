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
      key: 'winter-timetable',
      title: 'Winter Timetable',
      description:
        'Six trains of the Ōito line, each at the length of its wait at Shinano-Ōmachi. The stationmaster lent me his waiting room, his ' +
        'piano and, for the last one, his kettle.',
      genres: ['Ambient', 'Classical'],
      price: 900,
      releasedDaysAgo: 88,
      master: 'mp3',
      coverSeed: 1,
      accent: '#3d5a80',
      tracks: [
        { title: '06:04, Dark', seed: 1611, seconds: 236 },
        { title: '07:31, Schoolbags', seed: 1612, seconds: 204, genre: 'Classical' },
        { title: '10:12, Nobody', seed: 1613, seconds: 281 },
        { title: '13:40, Light on Rails', seed: 1618, seconds: 228, genre: 'Classical' },
        { title: '17:05, Slush', seed: 1615, seconds: 249 },
        { title: '22:58, Kettle', seed: 1616, seconds: 293 },
      ],
    },
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
