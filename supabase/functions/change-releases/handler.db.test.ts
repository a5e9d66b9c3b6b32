import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { server } from '../../tests/support/backend';
import { done } from '../../tests/support/outcomes';
import { artist, listener } from '../../tests/support/people';
import { refusal } from '../_testing/calls';
import {
  change,
  DAY_MS,
  details,
  folder,
  inspect,
  promote,
  publish,
  shop,
  startShopOfReleases,
  store,
} from '../_testing/shopOfReleases';

/** The name, and the beginning of the id, which cannot be changed. */
const BY_STEN = /^Sten Vale \(console, [0-9a-f]{8}\)$/;
startShopOfReleases();

const rollback = (live: string, canary: string | null, to: string) =>
  change({ act: 'rollback', reason: 'Prices are wrong', seen: { live, canary }, to });

test('only people with the role staff see or change releases, and no longer than they have it', async () => {
  await publish('1');
  const moderator = await listener('Mo');
  for (const role of ['moderator', 'tester']) await done(server().rpc('grant_role', { user_id: moderator.id, role }));
  const former = await listener('Fritz');
  await done(server().rpc('grant_role', { user_id: former.id, role: 'staff' }));
  expect((await inspect({ view: 'overview' }, former)).status).toBe(200);
  await done(server().rpc('revoke_role', { user_id: former.id, role: 'staff' }));

  const act = { act: 'promote', version: '1', percent: 100, seen: { live: null, canary: null } };
  for (const who of [former, moderator, await artist()]) {
    expect(refusal(await inspect({ view: 'overview' }, who))).toEqual([403, 'staff_only']);
    expect(refusal(await change(act, who))).toEqual([403, 'staff_only']);
  }
  expect(refusal(await inspect({ view: 'overview' }, null))).toEqual([401, 'login_required']);
  expect(refusal(await change(act, null))).toEqual([401, 'login_required']);
  expect((await store.readChannel('catalog')).promoted).toEqual([]);
});

test('a canary, its larger share and the promotion to everybody are live, and in the log with who and why', async () => {
  await publish('1');
  await publish('2', { slots: ['shell.search'] });
  expect((await promote('1', 100, null)).status).toBe(200);
  expect((await promote('2', 10, '1', { reason: 'Search in the header' })).status).toBe(200);
  expect(await store.readChannel('catalog')).toMatchObject({
    promoted: [{ version: '1' }],
    canary: { percent: 10, release: { version: '2', baseUrl: '/releases/catalog/2/' } },
  });
  expect(await details()).toMatchObject({
    live: '1',
    canary: { version: '2', percent: 10 },
    versions: expect.arrayContaining([expect.objectContaining({ version: '2', state: 'canary', publishedBy: 'ada' })]),
    log: [
      {
        by: expect.stringMatching(BY_STEN),
        action: 'promote',
        version: '2',
        percent: 10,
        reason: 'Search in the header',
      },
      { by: expect.stringMatching(BY_STEN), action: 'promote', version: '1', percent: 100 },
      { by: 'ada', action: 'publish', version: '2' },
      { by: 'ada', action: 'publish', version: '1' },
    ],
  });
  const seen = { live: '1', canary: '2' };
  expect((await promote('2', 50, '1', { seen })).status).toBe(200);
  expect((await promote('2', 100, '1', { seen })).status).toBe(200);
  expect(await details()).toMatchObject({ live: '2', canary: null, health: { kind: 'live' } });
});

test('what was decided about something that is live no more changes nothing', async () => {
  for (const version of ['1', '2', '3']) await publish(version);
  await promote('1', 100, null);
  expect(refusal(await promote('2', 100, null))).toEqual([409, 'changed_meanwhile']);
  const both = await Promise.all([promote('2', 100, '1'), promote('3', 100, '1')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const live = (await store.readChannel('catalog')).promoted[0]!.version;
  expect(refusal(await rollback('1', null, '1'))).toEqual([409, 'changed_meanwhile']);
  expect(refusal(await rollback(live, null, live))).toEqual([409, 'changed_meanwhile']);
  expect((await rollback(live, null, '1')).status).toBe(200);
  expect((await store.readChannel('catalog')).promoted).toMatchObject([{ version: '1' }]);
});

test('a rollback ends the canary first, then goes back, and then has nothing to go back to', async () => {
  for (const version of ['1', '2', '3']) await publish(version);
  await promote('1', 100, null);
  await promote('2', 100, '1');
  await promote('3', 10, '2');
  expect((await rollback('2', '3', '2')).status).toBe(200);
  expect((await rollback('2', null, '1')).status).toBe(200);
  expect(refusal(await rollback('1', null, '1'))).toEqual([409, 'nothing_to_roll_back']);
  expect((await details()).log.slice(0, 2)).toMatchObject([
    { action: 'rollback', version: '2', by: expect.stringMatching(BY_STEN), reason: 'Prices are wrong' },
    { action: 'rollback', version: '3' },
  ]);
});

test('a version that the release tool would refuse is refused with the same reasons, and cannot be previewed either', async () => {
  await publish('1', { contract: '^2.0.0' });
  const faults = ['needs host contract ^2.0.0; the live shell has 1.4.0'];
  expect((await inspect({ view: 'verify', remote: 'catalog', version: '1' })).body).toEqual({ faults });
  const answer = await promote('1', 100, null);
  expect(refusal(answer)).toEqual([409, 'release_refused']);
  expect(answer.body.error).toMatchObject({ details: faults });
  expect(refusal(await change({ act: 'preview', version: '1' }))).toEqual([409, 'release_refused']);
  expect((await details()).versions).toMatchObject([{ contract: { range: '^2.0.0', fits: false } }]);
});

test('what a team has signed is not written without a signature by functions that know no keys', async () => {
  await publish('1');
  await publish('2');
  await promote('1', 100, null);
  await store.changeChannel('catalog', (channel) => ({ ...channel, signatures: { promoted: 'c2lnbmVk' } }));
  expect(refusal(await promote('2', 100, '1'))).toEqual([403, 'key_missing']);
  expect((await store.readChannel('catalog')).promoted).toMatchObject([{ version: '1' }]);
});

test('names that lead out of the store, unknown remotes and versions, and shares beyond all devices are refused', async () => {
  await publish('1');
  expect(refusal(await inspect({ view: 'remote', remote: '../catalog' }))).toEqual([400, 'invalid_request']);
  expect(refusal(await promote('../1', 100, null))).toEqual([400, 'invalid_request']);
  expect(refusal(await promote('1', 101, null))).toEqual([400, 'invalid_request']);
  expect(refusal(await change({ act: 'endPreview', id: '../live' }))).toEqual([400, 'invalid_request']);
  expect(refusal(await inspect({ view: 'remote', remote: 'radio' }))).toEqual([404, 'remote_not_found']);
  expect(refusal(await promote('9', 100, null))).toEqual([404, 'version_not_found']);
  expect(refusal(await inspect({ view: 'diff', remote: 'catalog', from: '1', to: '9' }))).toEqual([
    404,
    'version_not_found',
  ]);
  expect(existsSync(join(folder, 'store/radio'))).toBe(false);
});

test('a preview is shown by its link until it is ended', async () => {
  await publish('1');
  await publish('2');
  await promote('1', 100, null);
  const { body } = await change({ act: 'preview', version: '2' });
  const path = new URL(String(body.link)).pathname;
  const [made] = (await details()).previews;
  expect(made).toMatchObject({ link: body.link, version: '2' });
  const open = () => fetch(shop.url + path, { redirect: 'manual' });
  expect((await open()).headers.get('set-cookie')).toContain('fairtone_preview=');
  expect((await change({ act: 'endPreview', id: made!.id })).status).toBe(200);
  expect((await details()).previews).toEqual([]);
  expect(refusal(await change({ act: 'endPreview', id: made!.id }))).toEqual([404, 'preview_not_found']);
});

test('cleaning deletes what is said to be unused, and nothing that is live or a week young', async () => {
  const longAgo = new Date(Date.now() - 30 * DAY_MS);
  await publish('1', {}, longAgo);
  await publish('2', {}, longAgo);
  await publish('3');
  await promote('1', 100, null);
  const { versions } = (await inspect({ view: 'unused', remote: 'catalog' })).body as {
    versions: { version: string }[];
  };
  // The files of version 2 are as young as this test.
  expect(versions).toEqual([]);
  const old = join(folder, 'store/catalog/2');
  for (const file of readdirSync(old, { recursive: true })) utimesSync(join(old, String(file)), longAgo, longAgo);
  expect((await inspect({ view: 'unused', remote: 'catalog' })).body).toMatchObject({ versions: [{ version: '2' }] });
  expect((await change({ act: 'clean' })).body).toMatchObject({ cleaned: { versions: [{ version: '2' }] } });
  expect(await store.versions('catalog')).toEqual(['1', '3']);
});
