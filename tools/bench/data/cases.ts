import { MATCHES_SORTED_MAX } from './judge.ts';
import type { Person } from './people.ts';
import { PAGE_SIZE, type Sizes } from './sizes.ts';

/** One list or search, with the request that a screen sends. */
export type Case = {
  name: string;
  as: readonly ('guest' | 'fan' | 'star' | 'moderator')[];
  path: string;
  /** Arguments of a function. Without them the list is read with GET. */
  args?: Record<string, unknown>;
  /** The most rows that a sort of it may have, where not SORT_ROWS_MAX. */
  sortRowsMax?: number;
  /** Length of the list, and the request for its page n. */
  deep?: { rows: number; sql: string; apply: (cursor: string[]) => Partial<Pick<Case, 'path' | 'args'>> };
};

const EVERYBODY = ['guest', 'fan'] as const;
const CARD = 'id,title,genre,cover_image,release_date,description,price,artist_id,profiles(id,name,avatar_url)';

const SORTS = { alphabetical: 'title', mostRecent: 'released', dateAdded: 'added', popularity: 'popularity' } as const;
const sortsOf = (kind: 'albums' | 'artists', rows: number): Case[] =>
  Object.entries(SORTS).flatMap(([sort, column]) =>
    [[], ['Jazz', 'Rock']].map((in_genres) => {
      const args = { sort, in_genres, page_size: PAGE_SIZE };
      const genres = in_genres.length ? `genre in ('Jazz', 'Rock')` : `genre = ''`;
      const order = column === 'title' ? 'asc' : 'desc';
      return {
        name: `list_${kind} ${sort}${in_genres.length ? ', two genres' : ''}`,
        as: EVERYBODY,
        path: `rpc/list_${kind}`,
        args,
        deep: {
          rows: in_genres.length ? Math.floor(rows / 8) : rows,
          sql: `select key::text, id from (select distinct ${column} as key, id::text from private.listings where kind = '${kind.slice(0, -1)}' and ${genres}) as list order by list.key ${order}, id ${order}`,
          apply: ([key, id]) => ({ args: { ...args, after: JSON.stringify([key, id]) } }),
        },
      };
    }),
  );

/** A list that the data API reads from its table, newest first. */
function newest(
  name: string,
  who: Case['as'],
  table: string,
  query: string,
  owner: string,
  rows: number,
  [time, id]: [string, string] = ['created_at', 'id'],
): Case {
  const path = `${table}?${query}&order=${time}.desc,${id}.desc&limit=${PAGE_SIZE}`;
  return {
    name,
    as: who,
    path,
    deep: {
      rows,
      sql: `select to_json(${time})#>>'{}', ${id}::text from public.${table} where ${owner} order by ${time} desc, ${id} desc`,
      apply: ([at, key]) => ({
        path: `${path}&${time}=lte.${encodeURIComponent(at!)}&or=${encodeURIComponent(`(${time}.lt."${at}",${id}.lt.${key})`)}`,
      }),
    },
  };
}

const searches = (query: string, what: string): Case[] =>
  [
    { name: 'search_catalog', args: { query } },
    { name: 'search_suggestions', args: { query } },
    { name: 'list_albums searched', args: { search: query, sort: 'mostRecent' } },
    { name: 'count_albums searched', args: { search: query } },
  ].map(({ name, args }) => ({
    name: `${name}, ${what}`,
    as: EVERYBODY,
    path: `rpc/${name.split(' ')[0]}`,
    args,
    sortRowsMax: MATCHES_SORTED_MAX,
  }));

/** A list that a function returns: the next page begins after the time and id of the last row. */
function paged(
  name: string,
  who: Case['as'],
  table: string,
  owner: string,
  rows: number,
  extra: object = {},
  time = 'created_at',
): Case {
  const args = { page_size: PAGE_SIZE, ...extra };
  return {
    name,
    as: who,
    path: `rpc/${name}`,
    args,
    deep: {
      rows,
      sql: `select to_json(${time})#>>'{}', id::text from public.${table} where ${owner} order by ${time} desc, id desc`,
      apply: ([before_time, before_id]) => ({ args: { ...args, before_time, before_id } }),
    },
  };
}

/** Reports are ordered as a queue: oldest first. */
function moderation(rows: number): Case {
  const args = { page_size: PAGE_SIZE };
  return {
    name: 'moderation_queue',
    as: ['moderator'],
    path: 'rpc/moderation_queue',
    args,
    deep: {
      rows,
      sql: `select to_json(created_at)#>>'{}', id::text from public.reports where state = 'open' order by created_at, id`,
      apply: ([after_time, after_id]) => ({ args: { ...args, after_time, after_id } }),
    },
  };
}

export type Known = {
  fan: Person;
  star: Person;
  album: string;
  playlist: string;
  payout: string;
  rareName: string;
  albums: string[];
};

export function casesOf(sizes: Sizes, { fan, star, album, playlist, payout, rareName, albums }: Known): Case[] {
  const { ofOnePerson } = sizes;
  const own = `user_id=eq.${fan.id}`;
  const ofFan = `user_id = '${fan.id}'`;
  return [
    { name: 'home: recent releases (section 7)', as: EVERYBODY, path: `albums?select=${CARD}&order=created_at.desc&limit=8` },
    { name: 'home: list_albums dateAdded, 8', as: EVERYBODY, path: 'rpc/list_albums', args: { sort: 'dateAdded', page_size: 8 } },
    ...sortsOf('albums', Math.floor(sizes.albums * 0.97)),
    ...sortsOf('artists', sizes.artists),
    { name: 'count_albums', as: EVERYBODY, path: 'rpc/count_albums', args: {} },
    { name: 'count_albums, two genres', as: EVERYBODY, path: 'rpc/count_albums', args: { in_genres: ['Jazz', 'Rock'] } },
    { name: 'count_artists', as: EVERYBODY, path: 'rpc/count_artists', args: {} },
    ...searches('love', 'a very common word'),
    ...searches(rareName, 'a rare name'),
    ...searches('electrc shaddow', 'with typing errors'),
    ...searches('st', 'two letters'),
    ...searches('jazz', 'a genre'),
    { name: 'search_catalog tracks, page 5', as: EVERYBODY, path: 'rpc/search_catalog', args: { query: 'night', only_kind: 'track', skip: 80 } },
    { name: 'album with its tracks', as: EVERYBODY, path: `albums?select=*,profiles(*),tracks(*)&id=eq.${album}&tracks.order=track_number` },
    { name: 'tracks of an album (section 7)', as: EVERYBODY, path: `tracks?album_id=eq.${album}&order=track_number.asc` },
    { name: 'artist', as: EVERYBODY, path: `profiles?select=*,profile_counts(*)&id=eq.${star.id}` },
    { name: 'albums of an artist', as: EVERYBODY, path: `albums?select=${CARD}&artist_id=eq.${star.id}&state=eq.public&order=release_date.desc,id.desc&limit=${PAGE_SIZE}` },
    { name: 'artist_popular_tracks', as: EVERYBODY, path: 'rpc/artist_popular_tracks', args: { artist: star.id } },
    { name: 'top_genres', as: EVERYBODY, path: 'rpc/top_genres', args: { person: star.id } },
    newest('followers of the star', EVERYBODY, 'user_follows',
      `select=created_at,follower_id,profiles!user_follows_follower_id_fkey(id,name,avatar_url)&following_id=eq.${star.id}`,
      `following_id = '${star.id}'`, ofOnePerson, ['created_at', 'follower_id']),
    newest('who the fan follows', EVERYBODY, 'user_follows',
      `select=created_at,following_id,profiles!user_follows_following_id_fkey(id,name,avatar_url)&follower_id=eq.${fan.id}`,
      `follower_id = '${fan.id}'`, ofOnePerson, ['created_at', 'following_id']),
    { name: 'recommended_albums', as: EVERYBODY, path: 'rpc/recommended_albums', args: {} },
    { name: 'recommended_tracks', as: EVERYBODY, path: 'rpc/recommended_tracks', args: {} },
    { name: 'user_recommendations (section 7)', as: ['fan'], path: `user_recommendations?${own}&limit=10` },
    { name: 'fallback albums (section 7)', as: EVERYBODY, path: `albums?select=*,profiles(name)&order=created_at.desc&limit=10` },
    { name: 'fallback tracks (section 7)', as: EVERYBODY, path: `tracks?select=*,albums(title,cover_image,profiles(name))&album_id=in.(${albums.join()})&limit=30` },
    newest('favourite albums', ['fan'], 'user_favorites', `select=id,created_at,albums(${CARD})&${own}&album_id=not.is.null`,
      `${ofFan} and album_id is not null`, ofOnePerson),
    newest('favourite tracks', ['fan'], 'user_favorites', `select=id,created_at,tracks(id,title,duration,audio_url,albums(title,cover_image))&${own}&track_id=not.is.null`,
      `${ofFan} and track_id is not null`, ofOnePerson),
    newest('purchases', ['fan'], 'purchases', `select=*&${own}`, ofFan, ofOnePerson),
    paged('playlists_of', ['fan'], 'playlists', ofFan, ofOnePerson),
    newest('notifications', ['fan'], 'notifications', `select=*&${own}`, ofFan, ofOnePerson),
    paged('list_notifications', ['fan'], 'notifications', ofFan, ofOnePerson),
    { name: 'unread_notifications', as: ['fan'], path: 'rpc/unread_notifications', args: {} },
    paged('favorites_of', ['fan'], 'user_favorites', ofFan, ofOnePerson, { person: fan.id }),
    paged('artist_sales', ['star'], 'order_items', `artist_id = '${star.id}'`, ofOnePerson, {}, 'sold_at'),
    { name: 'tracks of a playlist', as: ['fan'], path: `playlist_tracks?select=position,tracks(*,albums(title,cover_image,profiles(name)))&playlist_id=eq.${playlist}&order=position.asc&limit=100` },
    { name: 'open_playlist', as: ['fan'], path: 'rpc/open_playlist', args: { playlist_id: playlist } },
    { name: 'open_playlist_tracks', as: ['fan'], path: 'rpc/open_playlist_tracks', args: { playlist_id: playlist } },
    { name: 'recently_played_of', as: ['fan'], path: 'rpc/recently_played_of', args: { person: fan.id } },
    paged('list_messages', ['star'], 'messages', `recipient_id = '${star.id}'`, ofOnePerson, { box: 'inbox' }),
    { ...paged('list_messages', ['fan'], 'messages', `sender_id = '${fan.id}'`, ofOnePerson, { box: 'sent' }), name: 'list_messages, sent' },
    newest('who the fan blocked', ['fan'], 'blocks', `select=*&blocker_id=eq.${fan.id}`, `blocker_id = '${fan.id}'`, ofOnePerson, ['created_at', 'blocked_id']),
    { ...paged('list_support', ['fan'], 'donations', `giver_id = '${fan.id}'`, ofOnePerson, { side: 'given' }), name: 'list_support, given' },
    { ...paged('list_support', ['star'], 'donations', `artist_id = '${star.id}'`, ofOnePerson, { side: 'received' }), name: 'list_support, received' },
    newest('own reports', ['fan'], 'reports', `select=*&reporter_id=eq.${fan.id}`, `reporter_id = '${fan.id}'`, ofOnePerson * 2),
    { name: 'payouts of an artist', as: ['star'], path: `payouts?select=id,period,amount_cents,returned_cents,state,failure,created_at,paid_at&artist_id=eq.${star.id}&order=created_at.desc,id.desc&limit=${PAGE_SIZE}` },
    { name: 'payout_lines, a month', as: ['star'], path: 'rpc/payout_lines', args: { payout_id: payout } },
    moderation(ofOnePerson),
    { name: 'uploads of an artist', as: ['star'], path: `albums?artist_id=eq.${star.id}&order=created_at.desc,id.desc&limit=${PAGE_SIZE}` },
    { name: 'artist_daily_stats', as: ['star'], path: 'rpc/artist_daily_stats', args: {} },
    { name: 'artist_top_tracks', as: ['star'], path: 'rpc/artist_top_tracks', args: {} },
    { name: 'artist_top_albums', as: ['star'], path: 'rpc/artist_top_albums', args: {} },
    newest('ledger of an artist', ['star'], 'ledger_entries', `select=*&artist_id=eq.${star.id}&account=eq.artist`,
      `artist_id = '${star.id}' and account = 'artist'`, ofOnePerson),
  ]; // prettier-ignore
}
