import type { DemoArtist } from '../types';

export const sagaLindqvist: DemoArtist = {
  key: 'saga-lindqvist',
  name: 'Saga Lindqvist',
  location: 'Umeå, Sweden',
  bio:
    'Choruses first, questions later. I drive a school bus in Västerbotten and road-test every demo on thirty-one honest critics ' +
    'aged seven to twelve. If they sing it on the way home, it goes on the record.',
  genres: ['Pop', 'Electronic'],
  links: { website: 'https://sagalindqvist.example', instagram: 'https://instagram.example/sagalindqvist' },
  joinedDaysAgo: 610,
  fame: 5,
  portrait: { seed: 'saga-2', isGroup: false, look: { hair: 'bob', skin: 1 } },
  albums: [
    {
      key: 'kite-season',
      title: 'Kite Season',
      description:
        'A summer record made in February, so there is some wishful thinking in it. Big drums, cheap synthesisers, one real ' +
        'children’s choir (paid in buns).',
      genres: ['Pop'],
      price: 800,
      releasedDaysAgo: 52,
      master: 'mp3',
      coverSeed: 5,
      accent: '#be185d',
      tracks: [
        { title: 'Kite Season', seed: 701, seconds: 44 },
        { title: 'Window Seat', seed: 702, seconds: 40 },
        { title: 'Say It on the Bridge', seed: 703, seconds: 46 },
        { title: 'Thirty-One Critics', seed: 704, seconds: 38 },
      ],
    },
    {
      key: 'blue-hour-bus',
      title: 'Blue Hour Bus',
      description: 'Songs for the eleven o’clock dark. Same bus, other direction.',
      genres: ['Pop', 'Electronic'],
      price: 600,
      releasedDaysAgo: 397,
      master: 'mp3',
      coverSeed: 1,
      tracks: [
        { title: 'Reflective Vest', seed: 711, seconds: 40 },
        { title: 'Headlights on Snow', seed: 712, seconds: 46, genre: 'Electronic' },
        { title: 'Terminus', seed: 713, seconds: 42 },
      ],
    },
  ],
};
