import type postgres from 'postgres';
import type { Person } from '../people.ts';
import type { Sizes } from '../sizes.ts';

type Sql = postgres.Sql;

/** Activity: plays by all people, and one fan and one star whose lists have more than 1000 pages. */
export async function fillActivity(sql: Sql, sizes: Sizes, fan: Person, star: Person): Promise<void> {
  await sql.unsafe(`
    create table bench_tracks as select track.id, album_id, artist_id, row_number() over (order by random()) as n
    from public.tracks as track join public.albums as album on album.id = album_id where album.state = 'public';
    create unique index on bench_tracks (n);
    create table bench_albums as select id, artist_id, title, row_number() over (order by random()) as n
    from public.albums where state = 'public' and artist_id <> '${star.id}';
    create unique index on bench_albums (n);
    create table bench_listeners as select id, row_number() over () as n from bench_people where not is_artist;
    create unique index on bench_listeners (n);
    analyze bench_tracks, bench_albums, bench_listeners`);
  await fillPlays(sql, sizes, fan);
  await fillFollows(sql, sizes, fan, star);
  await fillOwn(sql, sizes, fan, star);
}

async function fillPlays(sql: Sql, sizes: Sizes, fan: Person): Promise<void> {
  // Three in ten by guests. The same track twice within half an hour counts once, so a second round adds the missing ones.
  for (let missing = sizes.plays; missing > 0; missing = sizes.plays - (await countOf(sql, 'public.plays'))) {
    await sql.unsafe(`
      insert into public.plays (track_id, album_id, artist_id, listener_id, created_at)
      select track.id, track.album_id, track.artist_id, listener.id, at
      from (select 1 + floor(power(random(), 2) * (select count(*) from bench_tracks))::bigint as heard,
          case when number % 10 < 3 then null when number % 400 = 3 then 0 else 1 + floor(random() * ${sizes.listeners})::bigint end as by,
          now() - random() * interval '60 days' as at from generate_series(1, ${missing}) as number) as made
      join bench_tracks as track on track.n = made.heard
      left join (select n, id from bench_listeners union all select 0, '${fan.id}') as listener on listener.n = made.by
      on conflict do nothing`);
  }
}

async function fillFollows(sql: Sql, sizes: Sizes, fan: Person, star: Person): Promise<void> {
  await sql.unsafe(`
    insert into public.user_follows (follower_id, following_id, created_at)
    select id, '${star.id}', now() - random() * interval '400 days' from bench_listeners where n <= ${sizes.ofOnePerson};
    insert into public.user_follows (follower_id, following_id, created_at)
    select '${fan.id}', id, now() - random() * interval '400 days' from bench_people where n <= ${sizes.ofOnePerson} and id <> '${star.id}'
    on conflict do nothing;
    insert into public.user_follows (follower_id, following_id, created_at)
    select listener.id, artist.id, now() - random() * interval '400 days'
    from bench_listeners as listener join bench_artists as artist on artist.n in (1 + listener.n % 97, 1 + (listener.n * 7) % ${sizes.artists})
    on conflict do nothing;
    update public.profile_counts as counts set followers = (select count(*) from public.user_follows where following_id = profile_id),
      following = (select count(*) from public.user_follows where follower_id = profile_id)`);
}

/** The fan's collection and the star's sales, among those of many others. */
async function fillOwn(sql: Sql, { ofOnePerson }: Sizes, fan: Person, star: Person): Promise<void> {
  const at = "now() - n * interval '7 minutes'";
  // Five of each for everyone else, so that no table belongs to one person.
  const others = 'bench_listeners as listener cross join generate_series(1, 5) as number';
  const album =
    'join bench_albums as album on album.n = 1 + (listener.n * 31 + number * 977) % (select count(*) from bench_albums)';
  await sql.unsafe(`
    insert into public.user_favorites (user_id, album_id) select listener.id, album.id from ${others} ${album} on conflict do nothing;
    insert into public.playlists (user_id, name) select listener.id, 'Mix ' || number from ${others};
    insert into public.notifications (user_id, kind) select listener.id, 'new_release' from ${others};
    insert into public.purchases (user_id, album_id, album_title, artist_name, amount_cents)
    select listener.id, album.id, title, 'Somebody', 700 from ${others} ${album} on conflict do nothing;
    create table bench_other_sales as select gen_random_uuid() as order_id, gen_random_uuid() as item_id, listener.id as buyer,
      album.id as album_id, album.artist_id, album.title from ${others} ${album};
    insert into public.orders (id, user_id, state, total_cents, paid_at) select order_id, buyer, 'paid', 700, now() from bench_other_sales;
    insert into public.order_items (id, order_id, album_id, artist_id, album_title, artist_name, amount_cents, pricing, state, sold_at)
    select item_id, order_id, album_id, artist_id, title, 'Somebody', 700, 'fixed', 'sold', now() from bench_other_sales;
    insert into public.user_favorites (user_id, album_id, created_at)
    select '${fan.id}', id, ${at} from bench_albums where n <= ${ofOnePerson};
    insert into public.user_favorites (user_id, track_id, created_at)
    select '${fan.id}', id, ${at} from bench_tracks where n <= ${ofOnePerson};
    insert into public.purchases (user_id, album_id, album_title, artist_name, amount_cents, created_at)
    select '${fan.id}', id, title, 'Somebody', 700, ${at} from bench_albums where n <= ${ofOnePerson};
    insert into public.notifications (user_id, kind, payload, created_at)
    select '${fan.id}', 'new_release', jsonb_build_object('album_id', id, 'album_title', title), ${at} from bench_albums where n <= ${ofOnePerson};
    insert into public.playlists (user_id, name, created_at)
    select '${fan.id}', 'Mix ' || n, ${at} from generate_series(1, ${ofOnePerson}) as n;
    insert into public.playlist_tracks (playlist_id, track_id, position)
    select playlist.id, track.id, track.n - 1 from (select id from public.playlists where user_id = '${fan.id}' order by created_at desc limit 1) as playlist
    join bench_tracks as track on track.n <= 200;
    create table bench_sales as select gen_random_uuid() as order_id, gen_random_uuid() as item_id, n from generate_series(1, ${ofOnePerson}) as n;
    insert into public.orders (id, user_id, state, total_cents, created_at, paid_at)
    select order_id, '${fan.id}', 'paid', 700, ${at}, ${at} from bench_sales;
    insert into public.order_items (id, order_id, album_id, artist_id, album_title, artist_name, amount_cents, pricing, state, sold_at)
    select item_id, order_id, album.id, '${star.id}', album.title, 'Star', 700, 'fixed', 'sold', ${at}
    from bench_sales join (select id, title, row_number() over () as place, count(*) over () as all_of_them
      from public.albums where artist_id = '${star.id}') as album on album.place = 1 + n % all_of_them;
    insert into public.ledger_entries (movement_id, order_item_id, account, artist_id, kind, amount_cents, created_at)
    select private.movement_id('sale:' || item_id), item_id, account, '${star.id}', kind, cents, ${at} from bench_sales
    cross join (values ('customer', 'sale', -700), ('artist', 'artist_share', 595), ('platform', 'platform_share', 105)) as part(account, kind, cents)
    order by n`);
}

export async function countOf(sql: Sql, table: string): Promise<number> {
  const [row] = await sql.unsafe<{ rows: number }[]>(`select count(*)::int as rows from ${table}`);
  return row!.rows;
}
