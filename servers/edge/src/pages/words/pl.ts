import type { Words } from './wordsShape.ts';

export const pl: Words = {
  home: {
    title: 'Muzyka prosto od artystów',
    description:
      'Posłuchaj niezależnych albumów w całości i kup je od tych, którzy je stworzyli. Do artystów trafia 85% z każdej sprzedaży.',
  },
  explore: {
    title: 'Odkrywaj',
    description: 'Przeglądaj niezależnych artystów i ich albumy według gatunków i słuchaj każdego utworu w całości.',
  },
  albums: {
    title: 'Wszystkie albumy',
    description: 'Wszystkie albumy na Fairtone: posłuchaj w całości, a potem kup prosto od artysty.',
  },
  artists: {
    title: 'Wszyscy artyści',
    description: 'Wszyscy artyści na Fairtone: niezależna muzyka od tych, którzy ją tworzą.',
  },
  album: {
    title: '{title}, {artist}',
    description: '{title}, {artist}: posłuchaj w całości i kup prosto od artysty, do którego trafia 85% ceny.',
  },
  artist: { description: '{artist}: posłuchaj wszystkich albumów w całości i kup je prosto od artysty.' },
  missing: { album: 'Nie znaleziono albumu', artist: 'Nie znaleziono artysty' },
  unavailable: {
    title: 'Ta strona jest chwilowo niedostępna',
    text: 'Spróbuj ponownie za kilka sekund.',
    retry: 'Spróbuj ponownie',
  },
  previewEnded: {
    title: 'Ten podgląd już się zakończył',
    text: 'Podgląd jest dostępny przez tydzień. Poproś osobę, od której masz link, o nowy.',
    home: 'Przejdź do Fairtone',
  },
  trail: { home: 'Start', explore: 'Odkrywaj', artists: 'Artyści', albums: 'Albumy' },
  feed: { releases: 'Nowe wydania na Fairtone', artist: 'Nowa muzyka: {artist}' },
  coverOf: 'Okładka albumu {title}',
  pictureOf: 'Zdjęcie: {artist}',
  tracks: 'Utwory',
};
