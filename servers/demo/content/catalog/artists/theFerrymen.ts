import type { DemoArtist } from '../types';

export const theFerrymen: DemoArtist = {
  key: 'the-ferrymen',
  name: 'The Ferrymen',
  location: 'Stromness, Scotland',
  bio:
    'Three of us worked the Orkney boats, the fourth got seasick and learned the fiddle instead. We play the tunes we were taught ' +
    'and a few we should have been. Available for weddings, wakes and long crossings.',
  genres: ['Folk', 'Country'],
  links: {
    website: 'https://theferrymen.example',
    facebook: 'https://facebook.example/theferrymen',
    other: 'https://example.org/gigs/the-ferrymen',
  },
  joinedDaysAgo: 1088,
  fame: 3,
  portrait: { seed: 1, isGroup: true },
  albums: [
    {
      // The oldest album in the shop: /album/101 redirects here.
      key: 'low-tide-atlas',
      title: 'Low Tide Atlas',
      description:
        'A map in four tunes of the islands you can only walk to twice a day. Played in one room, in one evening, with the door ' +
        'open and the kettle on.',
      genres: ['Folk'],
      price: 800,
      releasedDaysAgo: 1071,
      master: 'flac',
      coverSeed: 3,
      accent: '#2f5d73',
      tracks: [
        { title: 'The Causeway at Six', seed: 201, seconds: 44 },
        { title: 'Wrack Line', seed: 202, seconds: 38 },
        { title: 'Maggie Learns the Tides', seed: 203, seconds: 48 },
        { title: 'Walk Back Quickly', seed: 204, seconds: 40 },
      ],
    },
    {
      key: 'the-long-crossing',
      title: 'The Long Crossing',
      description:
        'Songs that went over to Nova Scotia in 1820 and came home with a banjo. We have tried to seat everybody at the same table.',
      genres: ['Folk', 'Country'],
      price: 1000,
      releasedDaysAgo: 433,
      master: 'mp3',
      coverSeed: 5,
      tracks: [
        { title: 'Cabin Class', seed: 211, seconds: 42, genre: 'Country' },
        { title: 'Nine Days Out', seed: 212, seconds: 46 },
        { title: 'Pictou Landing', seed: 213, seconds: 40, genre: 'Country' },
      ],
    },
  ],
};
