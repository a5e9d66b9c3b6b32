import { guest, restAs, server } from './support/backend.ts';
import { BROKEN_RULE, done, NOT_GRANTED, refusalOf } from './support/outcomes.ts';
import { artist, listener, signIn, signUp, type Person } from './support/people.ts';

const profileOf = (person: Person) => done(guest().from('profiles').select().eq('id', person.id).single());
const rolesOf = async (person: Person) =>
  (await done(server().from('user_roles').select('role').eq('user_id', person.id))).map(({ role }) => role);

describe('signing up', () => {
  test('creates a listener by default, called Anonymous without a name', async () => {
    const person = await signUp({});
    expect(await profileOf(person)).toMatchObject({ name: 'Anonymous', role: 'customer' });
    expect(await rolesOf(person)).toEqual(['customer']);
  });

  test('creates an artist on request', async () => {
    const person = await signUp({ full_name: '  Nina Field ', role: 'artist' });
    expect(await profileOf(person)).toMatchObject({ name: 'Nina Field', role: 'artist' });
  });

  test.each(['moderator', 'tester', 'staff', 'service_role', 'admin', ['artist'], { role: 'moderator' }])(
    'as %j gives no more than a listener',
    async (role) => {
      const person = await signUp({ name: 'Eve', role });
      expect(await rolesOf(person)).toEqual(['customer']);
    },
  );

  test('with a name that hides characters falls back to Anonymous instead of failing', async () => {
    expect((await profileOf(await signUp({ full_name: 'Ada\u202e tsitrA' }))).name).toBe('Anonymous');
  });

  test('with a very long name keeps the first 100 characters', async () => {
    expect((await profileOf(await signUp({ full_name: 'x'.repeat(300) }))).name).toHaveLength(100);
  });
});

describe('roles', () => {
  test('cannot be granted to oneself', async () => {
    const eve = await listener();
    for (const role of ['moderator', 'tester', 'staff'] as const) {
      expect(await refusalOf(eve.rest.from('user_roles').insert({ user_id: eve.id, role }))).toMatch(NOT_GRANTED);
    }
    expect(await refusalOf(eve.rest.from('user_roles').update({ role: 'artist' }).eq('user_id', eve.id))).toMatch(
      NOT_GRANTED,
    );
    expect(await refusalOf(eve.rest.from('profiles').update({ role: 'artist' }).eq('id', eve.id))).toMatch(NOT_GRANTED);
    expect(await rolesOf(eve)).toEqual(['customer']);
  });

  test('cannot be written after the person signed in again', async () => {
    const eve = await listener();
    const again = await signIn(eve);
    expect(again.id).toBe(eve.id);
    expect(await refusalOf(again.rest.from('profiles').update({ role: 'artist' }).eq('id', eve.id))).toMatch(
      NOT_GRANTED,
    );
  });

  test('are visible to their owner only', async () => {
    const [victim, eve] = [await listener(), await listener()];
    expect(await done(eve.rest.from('user_roles').select('user_id').eq('user_id', victim.id))).toEqual([]);
    expect(await refusalOf(guest().from('user_roles').select())).toMatch(NOT_GRANTED);
  });

  test('let a listener start selling, also when the button is pressed repeatedly', async () => {
    const person = await listener();
    expect(await done(person.rest.rpc('start_selling'))).toMatchObject({ id: person.id, role: 'artist' });
    expect(await done(person.rest.rpc('start_selling'))).toMatchObject({ role: 'artist' });
    expect((await rolesOf(person)).sort()).toEqual(['artist', 'customer']);
    expect(await refusalOf(guest().rpc('start_selling'))).toMatch(NOT_GRANTED);
  });

  test('are updated on the profile when the service role removes them', async () => {
    const person = await artist();
    await done(server().from('user_roles').delete().eq('user_id', person.id).eq('role', 'artist'));
    expect((await profileOf(person)).role).toBe('customer');
  });
});

describe('a profile', () => {
  let owner: Person;
  const edit = (fields: object) => owner.rest.from('profiles').update(fields).eq('id', owner.id).select();

  beforeAll(async () => {
    owner = await listener();
  });

  test('is edited by its owner', async () => {
    const fields = { name: 'New Name', bio: 'Two\nlines', location: 'Łódź', genres: ['Jazz', 'R&B'] };
    expect(await done(edit(fields))).toMatchObject([fields]);
  });

  test('of another person cannot be changed, also not by taking over its id', async () => {
    const eve = await listener();
    expect(await done(eve.rest.from('profiles').update({ bio: 'taken' }).eq('id', owner.id).select())).toEqual([]);
    expect(await refusalOf(eve.rest.from('profiles').update({ id: owner.id }).eq('id', eve.id))).toMatch(NOT_GRANTED);
    expect(await refusalOf(guest().from('profiles').update({ bio: 'taken' }).eq('id', owner.id))).toMatch(NOT_GRANTED);
  });

  test.each([
    ['an empty name', { name: '   ' }],
    ['a name of a megabyte', { name: 'x'.repeat(1_000_000) }],
    ['a name with a direction mark', { name: 'Ada\u202eArtist' }],
    ['a name with a zero-width space', { name: 'Ada\u200bArtist' }],
    ['a bio without end', { bio: 'x'.repeat(5001) }],
    ['a script as avatar', { avatar_url: 'javascript:alert(1)' }],
    ['another host as avatar path', { avatar_url: '//evil.test/a.jpg' }],
    ['a javascript: website', { social_links: { website: 'javascript:alert(1)' } }],
    ['a data: website', { social_links: { other: 'data:text/html,x' } }],
    ['a scheme as handle', { social_links: { instagram: 'javascript:alert(1)' } }],
    ['markup as handle', { social_links: { youtube: '<img src=x>' } }],
    ['an unknown network', { social_links: { onlyfriends: 'ada' } }],
    ['a nested link', { social_links: { website: { href: 'https://a.test' } } }],
    ['a list of links', { social_links: ['https://a.test'] }],
  ])('refuses %s', async (_what, fields) => {
    expect(await refusalOf(edit(fields))).toMatch(BROKEN_RULE);
  });

  test('refuses a null byte and a genre that is not on the list', async () => {
    expect(await refusalOf(edit({ name: 'Ada\u0000' }))).toMatch(/unicode|0x00/i);
    expect(await refusalOf(edit({ genres: ['<b>Jazz</b>'] }))).toBe('unknown_genre');
  });

  test('accepts handles, addresses and composed letters', async () => {
    const social_links = {
      website: 'https://ada.test/music?x=1',
      instagram: 'ada.b',
      youtube: 'Ada und Łucja',
      facebook: 'https://facebook.com/ada',
    };
    expect(await done(edit({ social_links, name: 'Zoe\u0308' }))).toMatchObject([{ social_links, name: 'Zoë' }]);
  });
});

test('a token with changed claims or without a signature is refused', async () => {
  const person = await listener();
  const [header, payload] = person.token.split('.') as [string, string];
  const claims = { ...(JSON.parse(Buffer.from(payload, 'base64url').toString()) as object), role: 'service_role' };
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const forged = [
    `${header}.${encode(claims)}.${person.token.split('.')[2]}`,
    `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`,
  ];
  for (const token of forged) {
    const { status, data } = await restAs(token).from('user_roles').select();
    expect({ status, data }).toEqual({ status: 401, data: null });
  }
});
