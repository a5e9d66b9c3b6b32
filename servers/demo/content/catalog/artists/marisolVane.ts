import type { DemoArtist } from '../types';

/** The artist of the demo account. */
export const marisolVane: DemoArtist = {
  key: 'marisol-vane',
  name: 'Marisol Vane',
  location: 'Valparaíso, Chile',
  bio:
    'I write songs on the stairs between my flat and the harbour, because the flat is too small and the harbour is too loud. ' +
    'Most of them are about people who left and things that came back with the tide. I record at home, play nearly everything ' +
    'myself, and ask my neighbour Chela to sing whenever she is not on shift.',
  genres: ['Indie', 'Folk', 'Latin'],
  links: {
    website: 'https://marisolvane.example',
    instagram: 'https://instagram.example/marisolvane',
    youtube: 'https://youtube.example/marisolvane',
    other: 'https://example.com/marisol-vane/letters',
  },
  joinedDaysAgo: 905,
  fame: 5,
  portrait: { seed: 'marisol-3', isGroup: false, look: { hair: 'long', skin: 2 } },
  albums: [
    {
      key: 'salt-and-signal',
      title: 'Salt and Signal',
      description:
        'Four songs recorded in the week the lighthouse was switched over to LEDs. The old lamp had a hum in B flat; it is under ' +
        'everything here, if you listen for it.',
      genres: ['Indie', 'Folk'],
      price: 900,
      releasedDaysAgo: 2,
      master: 'mp3',
      coverSeed: 4,
      accent: '#c2452d',
      tracks: [
        { title: 'Lamp Room', seed: 101, seconds: 42 },
        { title: 'Every Boat Has a Sister', seed: 102, seconds: 46 },
        { title: 'Harbour Master', seed: 103, seconds: 38 },
        { title: 'Keep the Line Open', seed: 104, seconds: 44, genre: 'Folk' },
      ],
    },
    {
      key: 'forty-one-stairs',
      title: 'Forty-One Stairs',
      description:
        'The first record on which I let songs last as long as they wanted to. Chela sings, her cousins brought brass and a cuatro, and ' +
        'every one of the forty-one stairs can be heard at least once.',
      genres: ['Indie', 'Latin'],
      price: 1200,
      releasedDaysAgo: 45,
      master: 'mp3',
      coverSeed: 1,
      accent: '#2447d6',
      tracks: [
        { title: 'Ground Floor', seed: 131, seconds: 192 },
        { title: 'Chela on the Landing', seed: 137, seconds: 221 },
        { title: 'Cuatro para Subir', seed: 133, seconds: 196, genre: 'Latin' },
        { title: 'Where the Rail Is Loose', seed: 134, seconds: 243, genre: 'Folk' },
        { title: 'Somebody Else’s Laundry', seed: 135, seconds: 207 },
        { title: 'Roof, Evening', seed: 136, seconds: 258, genre: 'Latin' },
      ],
    },
    {
      key: 'letters-to-the-hill',
      title: 'Letters to the Hill',
      description:
        'My grandmother wrote to the same hillside address for forty years and never once got an answer. These are my answers, a ' +
        'little late. Guitar and voice to tape, no second takes.',
      genres: ['Folk', 'Latin'],
      price: null,
      minimumPrice: 300,
      suggestedPrice: 700,
      pricingMessage: 'Half of this pays for tape, the other half for the tram. Thank you for both.',
      releasedDaysAgo: 318,
      master: 'flac',
      coverSeed: 2,
      tracks: [
        { title: 'Dear Nobody on Calle Elías', seed: 111, seconds: 40 },
        { title: 'The Funicular Song', seed: 112, seconds: 38, genre: 'Latin' },
        { title: 'Stamps', seed: 113, seconds: 34 },
        { title: 'Return to Sender', seed: 114, seconds: 44 },
      ],
    },
    {
      key: 'four-walls-of-rain',
      title: 'Four Walls of Rain',
      description:
        'A winter EP made while the roof was open and the builders were on strike. The rain is real. Take it, it is free, like the rain.',
      genres: ['Indie'],
      price: 0,
      releasedDaysAgo: 640,
      master: 'mp3',
      coverSeed: 1,
      tracks: [
        { title: 'Bucket in the Hallway', seed: 121, seconds: 36 },
        { title: 'Tin Roof, Borrowed Drum', seed: 122, seconds: 40 },
        { title: 'Clear by Thursday', seed: 123, seconds: 42 },
      ],
    },
  ],
};
