import { guest, server, sql } from './support/backend.ts';
import { BROKEN_RULE, done, refusalOf } from './support/outcomes.ts';
import { artist, type Person } from './support/people.ts';
import { draft, publish, readyTrack } from './support/releases.ts';

let ada: Person;

beforeAll(async () => {
  ada = await artist('Ada');
});

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const dayOf = (moment: string) => moment.slice(0, 10);

/** A draft with a ready track, dated as given. */
async function dated(fields: Parameters<typeof draft>[1]) {
  const album = await draft(ada, fields);
  await readyTrack(ada, album.id);
  return album;
}
const at = (moment: string) => ({ release_date: dayOf(moment), release_at: moment, release_zone: 'Europe/Warsaw' });
const momentOf = async (id: string) =>
  new Date(
    (await done(ada.rest.from('albums').select('release_at').eq('id', id).single())).release_at ?? '',
  ).toISOString();
const isDue = async (id: string) =>
  (await done(server().rpc('due_releases', { max_count: 10_000 }))).some((album) => album.id === id);

describe('publishing an album', () => {
  test('before its release time schedules it, even on the day itself; afterwards makes it public', async () => {
    const [soon, past] = [await dated(at(inHours(0.1))), await dated(at(inHours(-0.1)))];
    expect(await publish(soon.id)).toMatchObject({ state: 'scheduled' });
    expect(await publish(past.id)).toMatchObject({ state: 'public' });
    expect(await done(guest().from('albums').select('id').in('id', [soon.id, past.id]))).toEqual([{ id: past.id }]);
  });

  test('with a day alone schedules it until that day begins in UTC', async () => {
    const [today, tomorrow] = [await dated({}), await dated({ release_date: dayOf(inHours(24)) })];
    expect(await publish(tomorrow.id)).toMatchObject({ state: 'scheduled' });
    expect(await isDue(tomorrow.id)).toBe(false);
    expect(await publish(today.id)).toMatchObject({ state: 'public' });
  });
});

describe('the scheduler', () => {
  test('finds a scheduled album from its release time on, not from the start of its day', async () => {
    const album = await dated(at(inHours(1)));
    await publish(album.id);
    // The time zone in which days begin first: earlier versions released albums by the date there.
    await sql()`update public.albums set release_date = (now() at time zone 'Pacific/Kiritimati')::date where id = ${album.id}`;
    await sql()`update public.albums set release_at = now() + interval '1 minute' where id = ${album.id}`;
    expect(await isDue(album.id)).toBe(false);
    await sql()`update public.albums set release_at = now() where id = ${album.id}`;
    expect(await isDue(album.id)).toBe(true);
    await sql()`delete from public.albums where id = ${album.id}`;
  });
});

describe('a client that sends only days', () => {
  test.each([
    ['Europe/Warsaw', '2030-03-31T22:00:00.000Z'],
    ['America/New_York', '2030-03-31T23:00:00.000Z'],
    ['Mars/Olympus_Mons', '2030-03-31T23:00:00.000Z'],
  ])('moves the release time with the day and keeps the time of day: %s', async (zone, moved) => {
    const midnight = { release_date: '2030-03-30', release_at: '2030-03-29T23:00:00Z', release_zone: zone };
    const album = await draft(ada, midnight);
    await done(ada.rest.from('albums').update({ release_date: '2030-04-01' }).eq('id', album.id).select());
    expect(await momentOf(album.id)).toBe(moved);
  });

  test('changes nothing else of the album', async () => {
    const album = await draft(ada, { release_date: '2030-03-30', release_at: '2030-03-30T12:00:00Z' });
    await done(
      ada.rest.from('albums').update({ title: 'Renamed', release_date: '2030-03-30' }).eq('id', album.id).select(),
    );
    expect(await momentOf(album.id)).toBe('2030-03-30T12:00:00.000Z');
  });
});

describe('refused', () => {
  const day = '2030-03-30';
  test.each([
    ['a moment two days before its day', { release_at: '2030-03-28T12:00:00Z' }],
    ['a moment two days after its day', { release_at: '2030-04-01T13:00:00Z' }],
    ['a moment that never comes', { release_at: 'infinity' }],
    ['a zone that is no name', { release_at: `${day}T12:00:00Z`, release_zone: "'; drop table albums" }],
  ])('%s', async (_what, fields) => {
    const insert = ada.rest
      .from('albums')
      .insert({ title: 'Night Walks', artist_id: ada.id, release_date: day, ...fields });
    expect(await refusalOf(insert)).toMatch(BROKEN_RULE);
  });
});
