import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeskOverview, DeskRemoteDetails } from '@fairtone/contracts/releaseDesk';
import { folderStore, releaseAct, type ReleaseStore } from '@fairtone/releases';
import { buildFiles, writeFiles } from '../../../delivery/release/testing/builds';
import { startBackend, type RunningBackend } from '../../../servers/testing/startBackend';
import { server } from '../../tests/support/backend';
import { done } from '../../tests/support/outcomes';
import { artist, listener, type Person } from '../../tests/support/people';
import { call, refusal, useBackend } from '../_testing/calls';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The name, and the beginning of the id, which cannot be changed. */
const BY_STEN = /^Sten Vale \(console, [0-9a-f]{8}\)$/;
const BUDGET = { entry: 1000, total: 2000 };
let folder: string;
let store: ReleaseStore;
let shop: RunningBackend;
let sten: Person;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairtone-console-'));
  store = folderStore(join(folder, 'store'));
  const shell = { contract: '1.4.0', routes: [], sharedPackages: ['react'], budgets: { default: BUDGET } };
  writeFiles({ 'shell/index.html': '<html></html>', 'shell/shell.json': JSON.stringify(shell) }, folder);
  shop = await startBackend({
    env: { FAIRTONE_RELEASES_DIR: join(folder, 'store'), FAIRTONE_SHELL_DIR: join(folder, 'shell') },
  });
  useBackend(shop);
  sten = await listener('Sten Vale');
  await done(server().rpc('grant_role', { user_id: sten.id, role: 'staff' }));
});
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => rmSync(join(folder, 'store'), { recursive: true, force: true }));

async function publish(version: string, changes: Parameters<typeof buildFiles>[1] = {}, at = new Date()) {
  await store.put('catalog', version, writeFiles(buildFiles(version, changes), join(folder, 'builds', version)));
  await store.log('catalog', { ...releaseAct('ada', 'publish', version), at: at.toISOString() });
}
const inspect = (input: object, who: Person | null = sten) => call('inspect-releases', input, who);
const change = (input: object, who: Person | null = sten) =>
  call('change-releases', { remote: 'catalog', ...input }, who);
const promote = (version: string, percent: number, live: string | null, more: object = {}) =>
  change({ act: 'promote', version, percent, seen: { live, canary: null }, ...more });
const rollback = (live: string, canary: string | null, to: string) =>
  change({ act: 'rollback', reason: 'Prices are wrong', seen: { live, canary }, to });
const details = async () => (await inspect({ view: 'remote', remote: 'catalog' })).body as unknown as DeskRemoteDetails;

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

test('of many versions the newest are listed, and what is live and was live before however old they are', async () => {
  const longAgo = new Date(Date.now() - 30 * DAY_MS);
  await publish('1', {}, longAgo);
  await publish('2', {}, longAgo);
  await promote('1', 100, null);
  await promote('2', 100, '1');
  for (let newer = 100; newer < 135; newer += 1) await publish(String(newer), {}, new Date(Date.now() - (200 - newer)));
  const { versions } = await details();
  expect(versions.map(({ version }) => version)).toEqual([
    ...Array.from({ length: 30 }, (_, index) => String(134 - index)),
    ...['1', '2'],
  ]);
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

test('what two versions have in common and what differs is said in files, bytes and places', async () => {
  await publish('1');
  await publish('2', { routes: ['/', '/charts'] });
  const { body } = await inspect({ view: 'diff', remote: 'catalog', from: '1', to: '2' });
  expect(body).toMatchObject({
    places: [{ kind: 'routes', gone: [], come: ['/charts'] }],
    contract: { before: '^1.0.0', after: '^1.0.0' },
  });
  const entry = buildFiles('1')['remoteEntry.js']!.length;
  expect(body).toMatchObject({
    files: [{ file: 'remoteEntry.js', before: entry, after: entry }],
    bytes: { before: entry + 'packed'.length + '<svg/>'.length },
  });
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

test('a remote whose files are damaged says so, and the others are listed as ever', async () => {
  await publish('1');
  await promote('1', 100, null);
  await store.put('studio', '1', writeFiles(buildFiles('1', { name: 'studio' }), join(folder, 'builds/studio')));
  for (const file of ['live.json', 'live.copy.json']) writeFileSync(join(folder, 'store/studio', file), '{');
  const { shell, remotes } = (await inspect({ view: 'overview' })).body as unknown as DeskOverview;
  expect(shell).toBe('1.4.0');
  expect(remotes).toMatchObject([
    { name: 'catalog', live: '1', fault: null, contract: { range: '^1.0.0', fits: true } },
    { name: 'studio', live: null, fault: expect.stringContaining('studio/live.json is damaged') },
  ]);
  // A line that a full disk cut off.
  writeFileSync(join(folder, 'store/catalog/log.jsonl'), '{"at": "20');
  expect(await details()).toMatchObject({ live: '1', lastAct: null, fault: expect.stringContaining('JSON') });
  rmSync(join(folder, 'store/studio'), { recursive: true });
  expect((await promote('1', 100, '1')).status).toBe(200);
});

test('health, errors and times are those of the telemetry', async () => {
  await publish('1');
  await publish('2');
  await promote('1', 100, null);
  await promote('2', 10, '1');
  const tell = (version: string, event: object, page: string) =>
    done(server().rpc('keep_telemetry', { remote: 'catalog', version, events: [event as never], address: page, page }));
  for (let page = 0; page < 12; page += 1) {
    await tell('1', { name: 'loaded', value: 300 }, `one ${page}`);
    await tell('2', { name: 'loaded', value: 400 }, `two ${page}`);
    await tell(
      '2',
      { name: 'error', message: 'no row', reason: 'render', stack: ['Wall wall.js:1:20'], route: '/' },
      `two ${page}`,
    );
  }
  for (const { version, cause } of await done(server().rpc('unmapped_causes', { remote: 'catalog' })))
    await done(
      server().rpc('map_cause', {
        remote: 'catalog',
        version: version!,
        cause: cause!,
        fingerprint: 'a'.repeat(32),
        source: 'apps/catalog/src/Wall.tsx',
        line: 12,
        function_name: 'Wall',
        owner: '@x/catalog',
      }),
    );
  expect(await details()).toMatchObject({
    verdict: { state: 'broken' },
    errorsToday: { groups: 1, devices: 12 },
    health: { candidate: { version: '2', pages: 12, errors: 12 }, before: { version: '1', pages: 12, errors: 0 } },
  });
  expect((await inspect({ view: 'errors', remote: 'catalog' })).body.groups).toMatchObject([
    {
      source: 'apps/catalog/src/Wall.tsx',
      line: 12,
      functionName: 'Wall',
      owner: '@x/catalog',
      devices: 12,
      routes: ['/'],
    },
  ]);
  expect((await inspect({ view: 'vitals', remote: 'catalog' })).body.versions).toContainEqual(
    expect.objectContaining({ version: '2', loadP75: 400 }),
  );
});
