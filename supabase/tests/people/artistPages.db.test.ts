import { guest } from '../support/backend.ts';
import { BROKEN_RULE, done, NOT_GRANTED, NOT_OWN, refusalOf } from '../support/outcomes.ts';
import { artist, listener, type Person } from '../support/people.ts';
import { release } from '../support/releases.ts';

let ada: Person;
beforeEach(async () => {
  ada = await artist('Ada');
});

const save = (who: Person, fields: object, artist_id = who.id) =>
  who.rest
    .from('artist_pages')
    .upsert({ artist_id, ...fields })
    .select();

test('an artist’s page can be styled by the artist and seen by everybody', async () => {
  const album = await release(ada);
  const look = { accent: '#b3541e', banner_url: '/b.jpg', pinned_album_id: album.id, sections: ['about', 'albums'] };
  await done(save(ada, look));
  expect(await done(guest().from('artist_pages').select().eq('artist_id', ada.id))).toMatchObject([look]);
});

test.each(['#ffff00', '#ffffff', '#000000', '#0d0907', '#fefefe', 'red', '#fff', '#12345g', 'javascript:1'])(
  'the accent %s is refused: it could not be seen by day and by night',
  async (accent) => {
    expect(await refusalOf(save(ada, { accent }))).toMatch(BROKEN_RULE);
  },
);

test.each([
  ['an unknown section', { sections: ['albums', 'ads'] }],
  ['a section twice', { sections: ['albums', 'albums'] }],
  ['another host as banner', { banner_url: '//evil.test/a.jpg' }],
  ['a script as banner', { banner_url: 'javascript:alert(1)' }],
])('%s is refused', async (_what, fields) => {
  expect(await refusalOf(save(ada, fields))).toMatch(BROKEN_RULE);
});

test('another’s album cannot be pinned, another’s page cannot be styled, and a listener has no page', async () => {
  const eve = await artist('Eve');
  const album = await release(ada);
  expect(await refusalOf(save(eve, { pinned_album_id: album.id }))).toBe('not_own_album');
  await done(save(ada, { accent: '#b3541e' }));
  expect(await refusalOf(save(eve, { accent: '#1e54b3' }, ada.id))).toMatch(NOT_OWN);
  expect(await done(eve.rest.from('artist_pages').update({ accent: null }).eq('artist_id', ada.id).select())).toEqual(
    [],
  );
  expect(await refusalOf(save(await listener(), { accent: '#b3541e' }))).toMatch(NOT_OWN);
  expect(await refusalOf(guest().from('artist_pages').insert({ artist_id: ada.id }))).toMatch(NOT_GRANTED);
});

test('a deleted album is not pinned any more', async () => {
  const album = await release(ada);
  await done(save(ada, { pinned_album_id: album.id }));
  await done(ada.rest.from('albums').delete().eq('id', album.id).select());
  expect(await done(ada.rest.from('artist_pages').select('pinned_album_id').eq('artist_id', ada.id))).toEqual([
    { pinned_album_id: null },
  ]);
});
