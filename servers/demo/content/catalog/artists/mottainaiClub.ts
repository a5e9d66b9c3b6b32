import type { DemoArtist } from '../types';

export const mottainaiClub: DemoArtist = {
  key: 'mottainai-club',
  name: 'Mottainai Club',
  location: 'Osaka, Japan',
  bio:
    'A beat-making circle that meets above a second-hand shop in Tenma. House rule: nothing new may be bought. Drums from discarded ' +
    'keyboards, chords from records nobody wanted, raps written on receipts.',
  genres: ['Hip Hop', 'Jazz', 'Funk'],
  links: {
    website: 'https://mottainaiclub.example',
    instagram: 'https://instagram.example/mottainaiclub',
    twitter: 'https://twitter.example/mottainaiclub',
  },
  joinedDaysAgo: 480,
  fame: 4,
  portrait: { seed: 3, isGroup: true },
  albums: [
    {
      key: 'second-hand-sunrise',
      title: 'Second-Hand Sunrise',
      description:
        'Everything on this record cost under five hundred yen, the microphone included. Best at half past five, walking home along the canal.',
      genres: ['Hip Hop', 'Jazz'],
      price: 800,
      releasedDaysAgo: 64,
      master: 'mp3',
      coverSeed: 3,
      accent: '#dc2626',
      tracks: [
        { title: 'Price Sticker', seed: 1501, seconds: 42 },
        { title: 'Tenma, 5:30', seed: 1502, seconds: 46 },
        { title: 'Upright Piano, Two Keys Short', seed: 1503, seconds: 44, genre: 'Jazz' },
        { title: 'No Returns', seed: 1504, seconds: 40 },
      ],
    },
    {
      key: 'convenience-store-suite',
      title: 'Convenience Store Suite',
      description:
        'Made in one night shift from door chimes, freezer hum and the third drawer of the till. Free, like the hot water.',
      genres: ['Hip Hop', 'Funk'],
      price: 0,
      releasedDaysAgo: 419,
      master: 'mp3',
      coverSeed: 5,
      tracks: [
        { title: 'Irasshaimase', seed: 1521, seconds: 36 },
        { title: 'Freezer Aisle Funk', seed: 1512, seconds: 40, genre: 'Funk' },
        { title: 'Receipt, Please', seed: 1513, seconds: 38 },
      ],
    },
  ],
};
