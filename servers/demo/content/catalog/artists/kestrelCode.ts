import type { DemoArtist } from '../types';

export const kestrelCode: DemoArtist = {
  key: 'kestrel-code',
  name: 'Kestrel Code',
  location: 'Leipzig, Germany',
  bio:
    'Live coding, broken printers, field recordings from data centres. Each release is one program; the audio is what it did on the ' +
    'day it was run. Sources on request.',
  genres: ['Experimental', 'Electronic'],
  links: { website: 'https://kestrelcode.example', other: 'https://example.net/src/kestrel-code' },
  joinedDaysAgo: 500,
  fame: 2,
  portrait: { seed: 1, isGroup: true },
  albums: [
    {
      key: 'error-garden',
      title: 'Error Garden',
      description:
        'Three processes were started, left alone and harvested before they crashed. Nothing was edited afterwards except the silence ' +
        'at the end of the second.',
      genres: ['Experimental', 'Electronic'],
      price: null,
      minimumPrice: 0,
      suggestedPrice: 400,
      pricingMessage: 'Any number. Prime numbers preferred.',
      releasedDaysAgo: 187,
      master: 'mp3',
      coverSeed: 2,
      tracks: [
        { title: 'sow(7)', seed: 1401, seconds: 44 },
        { title: 'Overflow, Left Running', seed: 1402, seconds: 48 },
        { title: 'harvest() // unhandled', seed: 1403, seconds: 40, genre: 'Electronic' },
      ],
    },
  ],
};
