import type { Words } from './wordsShape.ts';

export const de: Words = {
  home: {
    title: 'Musik direkt von den Künstlern',
    description:
      'Unabhängige Alben ganz anhören und direkt bei denen kaufen, die sie machen. 85 % von jedem Verkauf gehen an die Künstler.',
  },
  explore: {
    title: 'Entdecken',
    description: 'Stöbere nach Genre in unabhängigen Künstlern und ihren Alben und höre jeden Titel ganz an.',
  },
  albums: {
    title: 'Alle Alben',
    description: 'Alle Alben auf Fairtone: erst ganz anhören, dann direkt bei den Künstlern kaufen.',
  },
  artists: {
    title: 'Alle Künstler',
    description: 'Alle Künstler auf Fairtone: unabhängige Musik von denen, die sie machen.',
  },
  album: {
    title: '{title} von {artist}',
    description: '{title} von {artist}: ganz anhören und direkt kaufen. 85 % des Preises gehen an die Künstler.',
  },
  artist: { description: 'Musik von {artist}: alle Alben ganz anhören und direkt kaufen.' },
  missing: { album: 'Album nicht gefunden', artist: 'Künstler nicht gefunden' },
  unavailable: {
    title: 'Diese Seite ist gerade nicht verfügbar',
    text: 'Bitte versuche es in ein paar Sekunden noch einmal.',
    retry: 'Nochmal versuchen',
  },
  previewEnded: {
    title: 'Diese Vorschau ist beendet',
    text: 'Eine Vorschau ist eine Woche lang zu sehen. Bitte die Person, von der du den Link hast, um einen neuen.',
    home: 'Zu Fairtone',
  },
  trail: { home: 'Start', explore: 'Entdecken', artists: 'Künstler', albums: 'Alben' },
  feed: { releases: 'Neuerscheinungen auf Fairtone', artist: 'Neue Musik von {artist}' },
  coverOf: 'Cover von {title}',
  pictureOf: 'Bild von {artist}',
  tracks: 'Titel',
};
