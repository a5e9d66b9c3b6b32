import type { DemoArtist } from '../types';

export const deshawnPruitt: DemoArtist = {
  key: 'deshawn-pruitt',
  name: 'DeShawn Pruitt',
  location: 'Clarksdale, Mississippi',
  bio:
    'My uncle left me a guitar, a Buick and the instruction to keep both running. I play what I heard on porches, at the speed of ' +
    'porches. When I am not playing I fix other people’s Buicks.',
  genres: ['Blues', 'Soul'],
  links: { website: 'https://deshawnpruitt.example', facebook: 'https://facebook.example/deshawnpruitt' },
  joinedDaysAgo: 860,
  fame: 3,
  portrait: { seed: 'deshawn-1', isGroup: false, look: { hair: 'hat', skin: 4, isBearded: true } },
  albums: [
    {
      key: 'highway-ledger',
      title: 'Highway Ledger',
      description:
        'Every song is a debt I owe somebody along Highway 61. Paid in full, with interest, on a 1964 amplifier that smells of dust.',
      genres: ['Blues'],
      price: 800,
      releasedDaysAgo: 129,
      master: 'mp3',
      coverSeed: 2,
      accent: '#1d4ed8',
      tracks: [
        { title: 'Owe You a Sunday', seed: 901, seconds: 44 },
        { title: 'Buick Won’t Start Blues', seed: 902, seconds: 40 },
        { title: 'Paid in Catfish', seed: 903, seconds: 42 },
      ],
    },
    {
      key: 'sunday-shoes',
      title: 'Sunday Shoes',
      description:
        'The church half of my Saturday nights. Mother Pruitt plays tambourine on one of these and has opinions on the others.',
      genres: ['Soul', 'Blues'],
      price: null,
      minimumPrice: 200,
      suggestedPrice: 600,
      pricingMessage: 'Put in the plate what you can. Mama counts it.',
      releasedDaysAgo: 583,
      master: 'mp3',
      coverSeed: 3,
      tracks: [
        { title: 'Sunday Shoes', seed: 911, seconds: 40 },
        { title: 'Fan from the Funeral Home', seed: 912, seconds: 44 },
        { title: 'Late for the Second Service', seed: 913, seconds: 42, genre: 'Blues' },
      ],
    },
  ],
};
