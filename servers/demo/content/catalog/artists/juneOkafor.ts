import type { DemoArtist } from '../types';

export const juneOkafor: DemoArtist = {
  key: 'june-okafor',
  name: 'June Okafor',
  location: 'Bristol, England',
  bio:
    'Singer, former choir deputy, current night-shift pharmacist. I make soul music for the bus home. My first record was made in ' +
    'my sister’s box room with a duvet over the door; the second one had a proper studio and, honestly, I missed the duvet.',
  genres: ['Soul', 'R&B'],
  links: {
    website: 'https://juneokafor.example',
    instagram: 'https://instagram.example/juneokafor',
    twitter: 'https://twitter.example/juneokafor',
    youtube: 'https://youtube.example/juneokafor',
  },
  joinedDaysAgo: 690,
  fame: 5,
  portrait: { seed: 'june-4', isGroup: false, look: { hair: 'curls', skin: 5 } },
  albums: [
    {
      key: 'nightjar',
      title: 'Nightjar',
      description:
        'Three late ones, written between two and four in the morning when the phones go quiet. Turn the big light off first.',
      genres: ['R&B'],
      price: 700,
      releasedDaysAgo: 17,
      master: 'mp3',
      coverSeed: 3,
      accent: '#7c3aed',
      tracks: [
        { title: 'Nightjar', seed: 601, seconds: 46 },
        { title: 'Repeat Prescription', seed: 622, seconds: 42 },
        { title: 'Top Deck, Front Seat', seed: 603, seconds: 44 },
      ],
    },
    {
      key: 'the-weight-of-small-rooms',
      title: 'The Weight of Small Rooms',
      description:
        'About bedsits, box rooms, back rooms and waiting rooms. Recorded under a duvet, mixed on headphones, sung as loud as the ' +
        'neighbours would let me.',
      genres: ['Soul', 'R&B'],
      price: 900,
      releasedDaysAgo: 512,
      master: 'mp3',
      coverSeed: 8,
      tracks: [
        { title: 'Box Room', seed: 611, seconds: 44 },
        { title: 'Both Sides of the Wall', seed: 612, seconds: 40 },
        { title: 'Deposit Back', seed: 613, seconds: 42, genre: 'R&B' },
        { title: 'Somewhere with a Door', seed: 614, seconds: 48 },
      ],
    },
  ],
};
