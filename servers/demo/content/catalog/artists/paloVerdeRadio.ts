import type { DemoArtist } from '../types';

export const paloVerdeRadio: DemoArtist = {
  key: 'palo-verde-radio',
  name: 'Palo Verde Radio',
  location: 'Bisbee, Arizona',
  bio:
    'A duo from the high desert: Ruth writes, Hollis turns it up. We started as an actual radio show on 40 watts, and the transmitter ' +
    'is still in the van. Songs about weather, trucks that were good to us, and people who drive at night.',
  genres: ['Country', 'Rock'],
  links: {
    website: 'https://paloverderadio.example',
    instagram: 'https://instagram.example/paloverderadio',
    other: 'https://example.net/radio/palo-verde',
  },
  joinedDaysAgo: 930,
  fame: 4,
  portrait: { seed: 5, isGroup: true },
  albums: [
    {
      key: 'monsoon-season',
      title: 'Monsoon Season',
      description:
        'Written in the six weeks a year when it rains here. Pedal steel by Hollis’s dad, who had not touched it since the divorce.',
      genres: ['Country'],
      price: 900,
      releasedDaysAgo: 76,
      master: 'mp3',
      coverSeed: 3,
      accent: '#9a3412',
      tracks: [
        { title: 'First Drops on the Hood', seed: 1001, seconds: 42 },
        { title: 'Wash Road Closed', seed: 1002, seconds: 44 },
        { title: 'Creosote', seed: 1003, seconds: 40 },
      ],
    },
    {
      key: 'loud-enough-for-the-desert',
      title: 'Loud Enough for the Desert',
      description: 'There is nobody out there to complain, so we checked how loud it gets. Three amps, no carpets.',
      genres: ['Rock', 'Country'],
      price: 750,
      releasedDaysAgo: 476,
      master: 'mp3',
      coverSeed: 7,
      tracks: [
        { title: 'Forty Watts', seed: 1011, seconds: 40 },
        { title: 'Border Static', seed: 1012, seconds: 44 },
        { title: 'Good Truck', seed: 1013, seconds: 38 },
      ],
    },
  ],
};
