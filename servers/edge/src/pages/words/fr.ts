import type { Words } from './wordsShape.ts';

export const fr: Words = {
  home: {
    title: 'La musique, directement chez les artistes',
    description:
      'Écoute des albums indépendants en entier et achète-les à celles et ceux qui les font. Les artistes gardent 85 % de chaque vente.',
  },
  explore: {
    title: 'Explorer',
    description: 'Parcours les artistes indépendants et leurs albums par genre, et écoute chaque titre en entier.',
  },
  albums: {
    title: 'Tous les albums',
    description: 'Tous les albums de Fairtone : écoute-les en entier, puis achète-les directement à l’artiste.',
  },
  artists: {
    title: 'Tous les artistes',
    description: 'Tous les artistes de Fairtone : la musique indépendante, par celles et ceux qui la font.',
  },
  album: {
    title: '{title} de {artist}',
    description:
      '{title} de {artist} : écoute-le en entier et achète-le directement à l’artiste, qui garde 85 % du prix.',
  },
  artist: {
    description: 'La musique de {artist} : écoute chaque album en entier et achète-le directement à l’artiste.',
  },
  missing: { album: 'Album introuvable', artist: 'Artiste introuvable' },
  unavailable: {
    title: 'Cette page est momentanément indisponible',
    text: 'Veuillez réessayer dans quelques secondes.',
    retry: 'Réessayer',
  },
  previewEnded: {
    title: 'Cet aperçu est terminé',
    text: 'Un aperçu reste visible pendant une semaine. Demandez un nouveau lien à la personne qui vous l’a envoyé.',
    home: 'Aller sur Fairtone',
  },
  trail: { home: 'Accueil', explore: 'Explorer', artists: 'Artistes', albums: 'Albums' },
  feed: { releases: 'Nouveautés sur Fairtone', artist: 'Nouvelle musique de {artist}' },
  coverOf: 'Pochette de {title}',
  pictureOf: 'Photo de {artist}',
  tracks: 'Titres',
};
