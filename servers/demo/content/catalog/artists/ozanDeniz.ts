import type { DemoArtist } from '../types';

export const ozanDeniz: DemoArtist = {
  key: 'ozan-deniz',
  name: 'Ozan Deniz',
  location: 'İzmir, Türkiye',
  bio:
    'Engineer on the commuter ferries by day, modular synthesiser by night. Everything I release starts as a recording of an ' +
    'engine room. I like music that moves at the speed of a boat: slower than you think, and it never quite stops.',
  genres: ['Electronic', 'Ambient'],
  links: {
    website: 'https://ozandeniz.example',
    youtube: 'https://youtube.example/ozandeniz',
    twitter: 'https://twitter.example/ozandeniz',
  },
  joinedDaysAgo: 760,
  fame: 4,
  portrait: { seed: 'ozan-1', isGroup: false, look: { hair: 'curls', skin: 2, isBearded: true } },
  albums: [
    {
      key: 'gece-vapuru',
      title: 'Gece Vapuru',
      description:
        'The night ferry, Konak to Karşıyaka and back, four times. Kick drum: cylinder three. Hi-hats: the ticket machine. ' +
        'Best heard on the upper deck.',
      genres: ['Electronic'],
      price: 800,
      releasedDaysAgo: 11,
      master: 'wav',
      coverSeed: 6,
      accent: '#4d7c0f',
      tracks: [
        { title: '22:40 Konak', seed: 301, seconds: 48 },
        { title: 'Engine Room, Door Ajar', seed: 302, seconds: 44 },
        { title: 'Lights of Bayraklı', seed: 303, seconds: 46 },
        { title: 'Last Boat Is the Emptiest', seed: 304, seconds: 50 },
      ],
    },
    {
      key: 'gol-kiyisi',
      title: 'Göl Kıyısı',
      description:
        'Made in one winter by a frozen lake near Van, with two oscillators and a space heater. Pay what the quiet is worth to you.',
      genres: ['Ambient', 'Electronic'],
      price: null,
      minimumPrice: 0,
      suggestedPrice: 500,
      pricingMessage: 'Nothing is fine. Something buys tea for the lodge keeper.',
      releasedDaysAgo: 284,
      master: 'flac',
      coverSeed: 2,
      tracks: [
        { title: 'Ice Before It Speaks', seed: 311, seconds: 58 },
        { title: 'Reeds', seed: 312, seconds: 50 },
        { title: 'Shoreline, Unlit', seed: 313, seconds: 54 },
      ],
    },
  ],
};
