import type { Words } from './wordsShape.ts';

export const en: Words = {
  home: {
    title: 'Music straight from the artists',
    description:
      'Hear independent albums in full and buy them straight from the people who made them. Artists keep 85% of every sale.',
  },
  explore: {
    title: 'Explore',
    description: 'Browse independent artists and their albums by genre, and hear every track in full.',
  },
  albums: {
    title: 'All albums',
    description: 'Every album on Fairtone: hear it in full, then buy it straight from the artist.',
  },
  artists: {
    title: 'All artists',
    description: 'Every artist on Fairtone: independent music from the people who make it.',
  },
  album: {
    title: '{title} by {artist}',
    description:
      '{title} by {artist}: hear it in full and buy it straight from the artist, who keeps 85% of the price.',
  },
  artist: { description: 'Music by {artist}: hear every album in full and buy it straight from the artist.' },
  missing: { album: 'Album Not Found', artist: 'Artist not found' },
  unavailable: {
    title: 'This page is not available right now',
    text: 'Please try again in a few seconds.',
    retry: 'Try again',
  },
  previewEnded: {
    title: 'This preview has ended',
    text: 'Previews can be seen for a week. Ask whoever sent you the link for a new one.',
    home: 'To Fairtone',
  },
  trail: { home: 'Home', explore: 'Explore', artists: 'Artists', albums: 'Albums' },
  feed: { releases: 'New releases on Fairtone', artist: 'New music by {artist}' },
  coverOf: 'Cover of {title}',
  pictureOf: 'Picture of {artist}',
  tracks: 'Tracks',
};
