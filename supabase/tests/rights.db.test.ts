import { guest, restAs, sql } from './support/backend.ts';

/** Rules about the schema as a whole: a new table or function that forgets one of them fails here. */

type Named = { name: string };

const names = async (rows: PromiseLike<readonly Named[]>) => (await rows).map(({ name }) => name);

test('every table has row-level security and a comment', async () => {
  expect(
    await names(sql()<
      Named[]
    >`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relrowsecurity`),
  ).toEqual([]);
  expect(
    await names(sql()<
      Named[]
    >`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
      and obj_description(oid, 'pg_class') is null and relname not in ('playlist_tracks')`),
  ).toEqual([]);
});

test('every view answers with the rights of who asks', async () => {
  expect(
    await names(sql()<
      Named[]
    >`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
      and not coalesce(reloptions @> '{security_invoker=true}', false)`),
  ).toEqual([]);
});

test('guests write nothing, and read only these tables', async () => {
  const rights = await sql()<{ name: string; right: string }[]>`
    select relname as name, "right" from pg_class, unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) as "right"
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
      and (has_table_privilege('anon', oid, "right") or ("right" in ('SELECT', 'INSERT', 'UPDATE', 'REFERENCES') and has_any_column_privilege('anon', oid, "right")))
    order by 1, 2`;
  expect(rights.filter(({ right }) => right !== 'SELECT')).toEqual([]);
  expect(rights.map(({ name }) => name)).toEqual(
    ['albums', 'genres', 'playlist_tracks', 'playlists', 'profile_counts', 'profiles', 'tracks', 'user_follows'],
  ); // prettier-ignore
});

test('people write only these columns', async () => {
  const columns = await sql()<{ right: string; name: string; list: string }[]>`
    select lower("right") as right, relname as name, string_agg(attname, ' ' order by attname) as list
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped, unnest(array['INSERT', 'UPDATE']) as "right"
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
      and has_column_privilege('authenticated', pg_class.oid, attnum, "right")
    group by 1, 2 order by 2, 1`;
  expect(Object.fromEntries(columns.map(({ right, name, list }) => [`${right} ${name}`, list]))).toEqual({
    'insert albums':
      'accent artist_id cover_image description genre id minimum_price price pricing_message release_date suggested_price title',
    'insert blocks': 'blocked_id blocker_id',
    'insert notification_preferences': 'email in_app kind user_id',
    'insert playlist_tracks': 'playlist_id position track_id',
    'insert playlists': 'description id is_shared name user_id',
    'insert privacy_settings':
      'allow_messages show_favorites show_followers show_following show_playlists show_recently_played user_id',
    'insert track_files': 'bucket bytes format kind path track_id',
    'insert tracks':
      'album_id duration duration_ms encoder_delay encoder_padding failure id loudness_lufs peaks sample_rate status title track_number true_peak_db',
    'insert user_favorites': 'album_id id track_id user_id',
    'insert user_follows': 'follower_id following_id',
    'update albums':
      'accent cover_image description genre minimum_price price pricing_message release_date suggested_price title',
    'update notification_preferences': 'email in_app kind user_id',
    'update notifications': 'read_at',
    'update playlist_tracks': 'position',
    'update playlists': 'description is_shared name',
    'update privacy_settings':
      'allow_messages show_favorites show_followers show_following show_playlists show_recently_played user_id',
    'update profiles': 'avatar_url bio genres location name social_links',
    'update track_files': 'bucket bytes format kind path track_id',
    'update tracks':
      'duration duration_ms encoder_delay encoder_padding failure loudness_lufs peaks sample_rate status title track_number true_peak_db',
    'update user_settings': 'language theme',
  });
  expect(
    await names(sql()<
      Named[]
    >`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
      and has_table_privilege('authenticated', oid, 'DELETE') order by 1`),
  ).toEqual([
    'albums',
    'blocks',
    'notification_preferences',
    'playlist_tracks',
    'playlists',
    'tracks',
    'user_favorites',
    'user_follows',
  ]);
});

test('functions are open to named roles only, and run with an empty search path', async () => {
  const functions = await sql()<{ name: string; anon: boolean; people: boolean; everyone: boolean; path: boolean }[]>`
    select nspname || '.' || proname as name, has_function_privilege('anon', pg_proc.oid, 'EXECUTE') as anon,
      has_function_privilege('authenticated', pg_proc.oid, 'EXECUTE') as people,
      coalesce(proacl::text ~ '[{,]=X', true) as everyone, coalesce(proconfig @> array['search_path=""'], false) as path
    from pg_proc join pg_namespace on pg_namespace.oid = pronamespace where nspname in ('public', 'private') order by 1`;
  const having = (rule: (one: (typeof functions)[number]) => boolean) => functions.filter(rule).map(({ name }) => name);
  expect(having(({ everyone }) => everyone)).toEqual([]);
  expect(having(({ path }) => !path)).toEqual([]);
  expect(having(({ name, anon }) => anon && name.startsWith('public.'))).toEqual([
    'public.artist_popular_tracks',
    'public.artist_share_cents',
    'public.count_albums',
    'public.count_artists',
    'public.favorites_of',
    'public.list_albums',
    'public.list_artists',
    'public.open_playlist',
    'public.open_playlist_tracks',
    'public.profile_figures',
    'public.recently_played_of',
    'public.search_catalog',
    'public.search_suggestions',
    'public.top_genres',
  ]);
  expect(having(({ name, people }) => people && name.startsWith('public.'))).toEqual([
    'public.artist_daily_stats',
    'public.artist_listens',
    'public.artist_popular_tracks',
    'public.artist_share_cents',
    'public.artist_top_albums',
    'public.artist_top_tracks',
    'public.count_albums',
    'public.count_artists',
    'public.dashboard_figures',
    'public.favorites_of',
    'public.grant_free_album',
    'public.list_albums',
    'public.list_artists',
    'public.list_notifications',
    'public.listening_seconds',
    'public.mark_notifications_read',
    'public.notification_choices',
    'public.open_playlist',
    'public.open_playlist_tracks',
    'public.profile_figures',
    'public.recently_played',
    'public.recently_played_of',
    'public.record_play',
    'public.search_catalog',
    'public.search_suggestions',
    'public.start_selling',
    'public.top_genres',
    'public.unread_notifications',
    'public.withdraw_album',
  ]);
});

test('every foreign key has an index to look it up by', async () => {
  expect(
    await names(sql()<
      Named[]
    >`select conname as name from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
      and not exists (select 1 from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`),
  ).toEqual([]);
});

test.each(['auth', 'storage', 'private', 'extensions', 'fairtone_private'])(
  'the schema %s is not offered by the data API',
  async (schema) => {
    const { error } = await guest()
      .schema(schema as never)
      .from('users' as never)
      .select();
    expect(error?.message).toMatch(/schema must be one of/);
  },
);

test('garbage instead of a token is refused', async () => {
  for (const token of ['garbage', 'a.b.c', 'postgres']) {
    expect((await restAs(token).from('albums').select('id').limit(1)).status).toBe(401);
  }
});
