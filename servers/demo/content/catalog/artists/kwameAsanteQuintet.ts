import type { DemoArtist } from '../types';

export const kwameAsanteQuintet: DemoArtist = {
  key: 'kwame-asante-quintet',
  name: 'Kwame Asante Quintet',
  location: 'Kumasi, Ghana',
  bio:
    'Kwame on trumpet, Esi on keys, the Boateng cousins on bass and drums, and whoever is in town on tenor. We have held Thursday ' +
    'nights at the same bar since the rainy season of 2016. If you dance, we play longer.',
  genres: ['Jazz', 'Afrobeat', 'Funk'],
  links: {
    website: 'https://kwameasante.example',
    instagram: 'https://instagram.example/kwameasantequintet',
    facebook: 'https://facebook.example/kwameasantequintet',
  },
  joinedDaysAgo: 840,
  fame: 4,
  portrait: { seed: 4, isGroup: true },
  albums: [
    {
      key: 'second-harvest',
      title: 'Second Harvest',
      description:
        'Recorded in two afternoons with the windows shut and the fans off, so please imagine the heat. Four heads, long solos, ' +
        'one ballad for Esi’s mother.',
      genres: ['Jazz', 'Afrobeat'],
      price: 1100,
      releasedDaysAgo: 6,
      master: 'flac',
      coverSeed: 2,
      accent: '#b45309',
      tracks: [
        { title: 'Kejetia, Early', seed: 501, seconds: 50 },
        { title: 'Second Harvest', seed: 502, seconds: 46 },
        { title: 'For Auntie Abena', seed: 503, seconds: 52 },
        { title: 'Bring Your Own Chair', seed: 504, seconds: 44, genre: 'Afrobeat' },
      ],
    },
    {
      key: 'lorry-station',
      title: 'Lorry Station',
      description:
        'The dance record our regulars asked for. Named after the station behind the bar, where everything leaves when it is full ' +
        'and nothing leaves on time.',
      genres: ['Afrobeat', 'Funk'],
      price: 1000,
      releasedDaysAgo: 221,
      master: 'mp3',
      coverSeed: 4,
      tracks: [
        { title: 'Mate Calls Accra', seed: 511, seconds: 54 },
        { title: 'Sea Never Dry', seed: 512, seconds: 48 },
        { title: 'Full Before We Go', seed: 513, seconds: 46, genre: 'Funk' },
        { title: 'Blessed Assurance Motors', seed: 514, seconds: 50 },
      ],
    },
  ],
};
