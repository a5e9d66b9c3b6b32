/** Translation key of a link's label, and its path. */
type FooterLink = readonly [label: string, to: string];

/** The columns of the footer; `heading` is a translation key. */
export const COLUMNS: readonly { heading: string; links: readonly FooterLink[] }[] = [
  {
    heading: 'footer.navigation',
    links: [
      ['header.home', '/'],
      ['header.explore', '/explore'],
      ['header.albums', '/all-albums'],
      ['header.artists', '/artists'],
      ['footer.sellMusic', '/for-artists'],
    ],
  },
  {
    heading: 'footer.resources',
    links: [
      ['footer.help', '/help'],
      ['footer.guides', '/resources'],
      ['footer.blog', '/blog'],
      ['footer.developers', '/developers'],
    ],
  },
  {
    heading: 'footer.legal',
    links: [
      ['footer.privacy', '/privacy'],
      ['footer.terms', '/terms'],
      ['footer.cookies', '/cookies'],
      ['footer.copyrightPage', '/copyright'],
    ],
  },
];

/** Not translated: the names of other sites are the same in every language. */
export const SOCIAL_LINKS = [
  ['Instagram', 'https://www.instagram.com/fairtone'],
  ['Twitter', 'https://twitter.com/fairtone'],
  ['Facebook', 'https://www.facebook.com/fairtone'],
  ['YouTube', 'https://www.youtube.com/@fairtone'],
] as const;
