import type postgres from 'postgres';
import type { Person } from '../people.ts';
import type { Sizes } from '../sizes.ts';

type Sql = postgres.Sql;

/** Number of months in which the star was paid. */
const MONTHS = 120;
/** Number of sales in each of them. */
const SALES_A_MONTH = 200;

/** Inserts what happens between people: messages, blocks, reports to moderators, monthly donations, payouts. */
export async function fillDealings(sql: Sql, sizes: Sizes, fan: Person, star: Person): Promise<void> {
  await fillLetters(sql, sizes, fan, star);
  await fillReports(sql, sizes, fan);
  await fillSupport(sql, sizes, fan, star);
  await fillPayouts(sql, star);
}

async function fillLetters(sql: Sql, { ofOnePerson }: Sizes, fan: Person, star: Person): Promise<void> {
  await sql.unsafe(`
    insert into public.messages (sender_id, recipient_id, body, created_at)
    select listener.id, artist.id, 'I liked it.', now() - random() * interval '900 days'
    from bench_listeners as listener join bench_artists as artist on artist.n in (1 + listener.n % 97, 1 + listener.n % 89, 1 + listener.n % 83);
    insert into public.messages (sender_id, recipient_id, body, created_at)
    select id, '${star.id}', 'Come to our town.', now() - n * interval '11 minutes' from bench_listeners where n <= ${ofOnePerson};
    insert into public.messages (sender_id, recipient_id, body, created_at)
    select '${fan.id}', id, 'When is the next one?', now() - n * interval '13 minutes' from bench_people where n <= ${ofOnePerson};
    insert into public.blocks (blocker_id, blocked_id, created_at)
    select '${fan.id}', id, now() - n * interval '17 minutes' from bench_people where n <= ${ofOnePerson}`);
}

async function fillReports(sql: Sql, { ofOnePerson }: Sizes, fan: Person): Promise<void> {
  await sql.unsafe(`
    insert into public.reports (reporter_id, subject_kind, subject_id, owner_id, subject_title, reason, state, outcome, answered_at, created_at)
    select '${fan.id}', 'album', id, artist_id, title, 'spam', state, case state when 'answered' then 'kept' end,
      case state when 'answered' then now() end, now() - n * interval '5 minutes'
    from bench_albums cross join (values ('open'), ('answered')) as of(state) where n <= ${ofOnePerson}`);
}

async function fillSupport(sql: Sql, { artists, ofOnePerson }: Sizes, fan: Person, star: Person): Promise<void> {
  const support = (from: string, giver: string, artist: string) => `
    insert into public.donations (giver_id, artist_id, giver_name, artist_name, amount_cents, state, started_at, ended_at, created_at)
    select ${giver}, ${artist}, 'Giver', 'Artist', 500, 'ended', now(), now(), now() - n * interval '19 minutes' from ${from}`;
  await sql.unsafe(`
    ${support(`bench_listeners where n <= ${ofOnePerson}`, 'id', `'${star.id}'`)};
    ${support(`generate_series(1, ${ofOnePerson}) as n join (select id, n as place from bench_artists) as artist on place = 1 + n % ${artists}`, `'${fan.id}'`, 'artist.id')};
    insert into public.donation_payments (donation_id, artist_id, provider_invoice_id, amount_cents, state, paid_at)
    select id, artist_id, 'in_' || id, 500, 'sold', created_at from public.donations`);
}

async function fillPayouts(sql: Sql, star: Person): Promise<void> {
  await sql.unsafe(`
    create table bench_payouts as select gen_random_uuid() as id, n, (date_trunc('month', now()) - n * interval '1 month')::date as period
    from generate_series(1, ${MONTHS}) as n;
    insert into public.payouts (id, artist_id, period, amount_cents, state, statement, created_at, paid_at)
    select id, '${star.id}', period, 595 * ${SALES_A_MONTH}, 'paid', '{}', period, period from bench_payouts;
    insert into public.payouts (artist_id, period, amount_cents, state, statement, created_at, paid_at)
    select artist.id, period, 1500, 'paid', '{}', period, period from bench_artists as artist cross join bench_payouts where bench_payouts.n <= 5;
    insert into public.payout_entries (entry_id, payout_id)
    select entry.id, payout.id from (select id, row_number() over (order by created_at desc) - 1 as n from public.ledger_entries
      where artist_id = '${star.id}' and account = 'artist') as entry join bench_payouts as payout on payout.n = 1 + entry.n / ${SALES_A_MONTH}`);
}
