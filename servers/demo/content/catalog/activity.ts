import { DEMO_ARTIST_KEY, DEMO_LISTENER_KEY } from './accounts';
import { PLAYLISTS } from './playlists';
import type { DemoActivity } from './types';

const TOMASZ = 'tomasz-bielak';

/** What the two listeners bought, play, follow and like, and which artists follow each other. */
export const ACTIVITY: DemoActivity = {
  orders: [
    { buyer: DEMO_LISTENER_KEY, daysAgo: 241, items: [{ album: 'low-tide-atlas' }, { album: 'four-walls-of-rain' }] },
    { buyer: DEMO_LISTENER_KEY, daysAgo: 160, items: [{ album: 'letters-to-the-hill', amountCents: 1000 }] },
    {
      buyer: DEMO_LISTENER_KEY,
      daysAgo: 73,
      items: [{ album: 'gol-kiyisi', amountCents: 500 }, { album: 'snow-measures' }],
    },
    { buyer: DEMO_LISTENER_KEY, daysAgo: 44, items: [{ album: 'forty-one-stairs' }] },
    { buyer: DEMO_LISTENER_KEY, daysAgo: 16, items: [{ album: 'nightjar' }] },
    { buyer: DEMO_LISTENER_KEY, daysAgo: 5, items: [{ album: 'second-harvest' }, { album: 'version-yard' }] },
    {
      buyer: TOMASZ,
      daysAgo: 120,
      items: [{ album: 'rust-liturgy' }, { album: 'letters-to-the-hill', amountCents: 700 }],
    },
    { buyer: TOMASZ, daysAgo: 38, items: [{ album: 'hymns-of-the-foundry' }, { album: 'convenience-store-suite' }] },
    { buyer: TOMASZ, daysAgo: 22, items: [{ album: 'lorry-station' }, { album: 'calor' }] },
    { buyer: TOMASZ, daysAgo: 1, items: [{ album: 'salt-and-signal' }] },
  ],
  playlists: PLAYLISTS,
  follows: [
    {
      follower: DEMO_LISTENER_KEY,
      artists: ['marisol-vane', 'yuki-tanabe', 'june-okafor', 'kwame-asante-quintet', 'the-ferrymen'],
    },
    { follower: TOMASZ, artists: ['marisol-vane', 'iron-psalter', 'mottainai-club', 'tiago-mare', 'halina-wrona'] },
    { follower: DEMO_ARTIST_KEY, artists: ['amara-diallo', 'tiago-mare', 'the-ferrymen', 'june-okafor'] },
    { follower: 'the-ferrymen', artists: ['marisol-vane', 'palo-verde-radio', 'amara-diallo'] },
    { follower: 'ozan-deniz', artists: ['yuki-tanabe', 'kestrel-code', 'mottainai-club', 'saga-lindqvist'] },
    { follower: 'halina-wrona', artists: ['yuki-tanabe', 'ozan-deniz'] },
    { follower: 'kwame-asante-quintet', artists: ['tiago-mare', 'delroy-hines', 'june-okafor', 'mottainai-club'] },
    { follower: 'june-okafor', artists: ['kwame-asante-quintet', 'deshawn-pruitt', 'marisol-vane', 'saga-lindqvist'] },
    { follower: 'saga-lindqvist', artists: ['june-okafor', 'ozan-deniz', 'marisol-vane'] },
    { follower: 'iron-psalter', artists: ['kestrel-code', 'palo-verde-radio', 'halina-wrona'] },
    { follower: 'deshawn-pruitt', artists: ['june-okafor', 'palo-verde-radio', 'delroy-hines'] },
    { follower: 'palo-verde-radio', artists: ['deshawn-pruitt', 'the-ferrymen', 'marisol-vane'] },
    { follower: 'tiago-mare', artists: ['kwame-asante-quintet', 'marisol-vane', 'june-okafor', 'saga-lindqvist'] },
    { follower: 'amara-diallo', artists: ['kwame-asante-quintet', 'tiago-mare', 'marisol-vane'] },
    { follower: 'delroy-hines', artists: ['kwame-asante-quintet', 'june-okafor'] },
    { follower: 'kestrel-code', artists: ['ozan-deniz', 'mottainai-club', 'halina-wrona'] },
    { follower: 'mottainai-club', artists: ['yuki-tanabe', 'kwame-asante-quintet', 'june-okafor', 'delroy-hines'] },
    { follower: 'yuki-tanabe', artists: ['halina-wrona', 'mottainai-club', 'marisol-vane'] },
  ],
  favourites: [
    {
      listener: DEMO_LISTENER_KEY,
      albums: ['salt-and-signal', 'second-harvest', 'snow-measures', 'nightjar', 'river-grammar'],
      tracks: [
        { album: 'salt-and-signal', track: 2 },
        { album: 'salt-and-signal', track: 1 },
        { album: 'gece-vapuru', track: 3 },
        { album: 'kite-season', track: 1 },
        { album: 'low-tide-atlas', track: 3 },
        { album: 'polmrok', track: 4 },
        { album: 'highway-ledger', track: 1 },
      ],
    },
    {
      listener: TOMASZ,
      albums: ['hymns-of-the-foundry', 'lorry-station', 'second-hand-sunrise'],
      tracks: [
        { album: 'hymns-of-the-foundry', track: 1 },
        { album: 'calor', track: 1 },
        { album: 'rust-liturgy', track: 3 },
        { album: 'breadfruit-season', track: 1 },
      ],
    },
  ],
  habits: [
    {
      listener: DEMO_LISTENER_KEY,
      plays: 190,
      albums: [
        { album: 'salt-and-signal', weight: 4 },
        { album: 'second-harvest', weight: 4 },
        { album: 'nightjar', weight: 5 },
        { album: 'snow-measures', weight: 5 },
        { album: 'letters-to-the-hill', weight: 3 },
        { album: 'forty-one-stairs', weight: 4 },
        { album: 'winter-timetable', weight: 3 },
        { album: 'gol-kiyisi', weight: 3 },
        { album: 'low-tide-atlas', weight: 2 },
        { album: 'river-grammar', weight: 2 },
        { album: 'kite-season', weight: 1 },
      ],
    },
    {
      listener: TOMASZ,
      plays: 230,
      albums: [
        { album: 'hymns-of-the-foundry', weight: 6 },
        { album: 'lorry-station', weight: 5 },
        { album: 'calor', weight: 4 },
        { album: 'second-hand-sunrise', weight: 4 },
        { album: 'rust-liturgy', weight: 3 },
        { album: 'breadfruit-season', weight: 2 },
        { album: 'salt-and-signal', weight: 2 },
      ],
    },
  ],
  guestPlays: 5200,
};
