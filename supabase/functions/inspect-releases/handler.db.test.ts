import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConsoleOverview } from '@fairtone/contracts/releaseConsole';
import { buildFiles, writeFiles } from '../../../delivery/release/testing/builds';
import { server } from '../../tests/support/backend';
import { done } from '../../tests/support/outcomes';
import {
  DAY_MS,
  details,
  folder,
  inspect,
  promote,
  publish,
  startShopOfReleases,
  store,
} from '../_testing/shopOfReleases';

startShopOfReleases();

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

test('a remote whose files are damaged says so, and the others are listed as ever', async () => {
  await publish('1');
  await promote('1', 100, null);
  await store.put('studio', '1', writeFiles(buildFiles('1', { name: 'studio' }), join(folder, 'builds/studio')));
  for (const file of ['live.json', 'live.copy.json']) writeFileSync(join(folder, 'store/studio', file), '{');
  const { shell, remotes } = (await inspect({ view: 'overview' })).body as unknown as ConsoleOverview;
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
