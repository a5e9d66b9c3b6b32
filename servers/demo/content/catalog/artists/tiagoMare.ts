import type { DemoArtist } from '../types';

export const tiagoMare: DemoArtist = {
  key: 'tiago-mare',
  name: 'Tiago Maré',
  location: 'Recife, Brazil',
  bio:
    'Percussionist first, singer by accident. I grew up two streets from the river and learned rhythm from the pumps. These days I ' +
    'run a samba school for kids on Saturdays and a very small studio the rest of the week.',
  genres: ['Latin', 'Funk', 'World'],
  links: {
    website: 'https://tiagomare.example',
    instagram: 'https://instagram.example/tiagomare',
    youtube: 'https://youtube.example/tiagomare',
  },
  joinedDaysAgo: 540,
  fame: 4,
  portrait: { seed: 'tiago-5', isGroup: false, look: { hair: 'cap', skin: 3 } },
  albums: [
    {
      key: 'mare-cheia',
      title: 'Maré Cheia',
      description:
        'High tide, windows open, eleven people in a room for six. Clave, nylon strings, and a brass section that would not go home.',
      genres: ['Latin'],
      price: 900,
      releasedDaysAgo: 31,
      master: 'mp3',
      coverSeed: 5,
      accent: '#0f766e',
      tracks: [
        { title: 'Rua da Aurora', seed: 1101, seconds: 44 },
        { title: 'Maré Cheia', seed: 1102, seconds: 46 },
        { title: 'Bomba d’Água', seed: 1103, seconds: 40 },
        { title: 'Ninguém Vai Embora', seed: 1104, seconds: 48 },
      ],
    },
    {
      key: 'calor',
      title: 'Calor',
      description:
        'Forty degrees in the studio, so we kept it short. Bass up front, guitars on the off-beat, no air conditioning anywhere.',
      genres: ['Funk', 'Latin'],
      price: 800,
      releasedDaysAgo: 355,
      master: 'mp3',
      coverSeed: 2,
      tracks: [
        { title: 'Ventilador', seed: 1111, seconds: 42 },
        { title: 'Sombra', seed: 1112, seconds: 40 },
        { title: 'Gelo na Camisa', seed: 1113, seconds: 44, genre: 'Latin' },
      ],
    },
  ],
};
