import { randomUUID } from 'node:crypto';
import { guest, server, sql } from './support/backend';
import { done, NOT_GRANTED, refusalOf } from './support/outcomes';
import { signUp } from './support/people';

const STACK = ['Wall wall.js:1:20', 'render react.js:2:9'];
const GROUP = 'a'.repeat(32);
let remote: string;
beforeEach(() => {
  remote = `e-${randomUUID().slice(0, 8)}`;
});

type Told = { version?: string; address?: string; page?: string; message?: string; stack?: string[]; route?: string };

const tell = ({ version = '1', address = randomUUID(), page = randomUUID(), ...error }: Told) => {
  const event = { name: 'error', message: 'no row 7', reason: 'render', stack: STACK, route: '/album/:id', ...error };
  return done(server().rpc('keep_telemetry', { remote, version, events: [event], address, page }));
};
const causes = () => done(server().rpc('unmapped_causes', { remote }));
const mapAll = async (fingerprint = GROUP) => {
  for (const { version, cause } of await causes()) {
    const place = {
      fingerprint,
      source: 'apps/catalog/src/Wall.tsx',
      line: 12,
      function_name: 'Wall',
      owner: '@x/catalog',
    };
    await done(server().rpc('map_cause', { remote, version: version!, cause: cause!, ...place }));
  }
};
const groups = () => done(server().rpc('error_groups', { remote }));

test('one stack is one cause of a version, and mapped causes of several versions are one group', async () => {
  await tell({});
  await tell({ message: 'no row 8', route: '/search' });
  await tell({ version: '2' });
  expect(await causes()).toMatchObject([{ version: '1', message: 'no row 7', stack: STACK }, { version: '2' }]);
  expect(await groups()).toEqual([]);
  await mapAll();
  expect(await causes()).toEqual([]);
  expect(await groups()).toMatchObject([
    {
      fingerprint: GROUP,
      source: 'apps/catalog/src/Wall.tsx',
      line: 12,
      function_name: 'Wall',
      owner: '@x/catalog',
      routes: ['/album/:id'],
      first_version: '1',
      last_version: '2',
      pages: 3,
      devices: 3,
      share: null,
    },
  ]);
});

test('counts a page once, and an address once a day, and keeps neither', async () => {
  const [address, page] = [randomUUID(), randomUUID()];
  await tell({ address, page });
  await tell({ address, page });
  await tell({ address });
  await mapAll();
  expect(await groups()).toMatchObject([{ pages: 2, devices: 1 }]);
  const kept = await sql()`select to_jsonb(event) as row from public.telemetry_events as event where remote = ${remote}
    union all select to_jsonb(known) from public.error_causes as known where remote = ${remote}`;
  for (const secret of [address, page]) expect(JSON.stringify([...kept])).not.toContain(secret);
});

test('the share is of the devices that asked for the remote', async () => {
  for (const _visit of [1, 2, 3])
    await done(
      server().rpc('keep_telemetry', {
        remote,
        version: '1',
        events: [{ name: 'loaded', value: 100 }],
        address: randomUUID(),
        page: randomUUID(),
      }),
    );
  await tell({});
  await mapAll();
  expect((await groups())[0]!.share).toBeCloseTo(1 / 3);
});

test('an alert is claimed once a day for a group, also by two watchers at once', async () => {
  await tell({});
  await tell({ version: '2' });
  await mapAll();
  const claim = () => done(server().rpc('claim_error_alert', { remote, fingerprint: GROUP }));
  expect((await Promise.all([claim(), claim(), claim()])).filter(Boolean)).toHaveLength(1);
  expect(await claim()).toBe(false);
  await sql()`update public.error_causes set alerted_at = now() - interval '25 hours' where remote = ${remote}`;
  expect(await claim()).toBe(true);
});

test('the claim that succeeds queues one e-mail to each address, in the language of its confirmed account', async () => {
  const [person, unconfirmed] = [await signUp({ language: 'tr' }), await signUp({ language: 'de' })];
  await sql()`update auth.users set email_confirmed_at = null where id = ${unconfirmed.id}`;
  const nobody = `${randomUUID()}@mail.test`;
  const mail_to = [person.email, unconfirmed.email, nobody, nobody, 'no address'];
  await tell({});
  await tell({ version: '2' });
  await mapAll();
  const claim = () => done(server().rpc('claim_error_alert', { remote, fingerprint: GROUP, mail_to }));
  await Promise.all([claim(), claim(), claim()]);
  const queued = await sql()`select to_address, user_id, language, payload from public.emails
    where kind = 'error_alert' and payload ->> 'remote' = ${remote}`;
  expect(queued.map(({ to_address, language }) => [to_address, language]).sort()).toEqual(
    [
      [person.email, 'tr'],
      [unconfirmed.email, 'en'],
      [nobody, 'en'],
    ].sort(),
  );
  const payload = { remote, message: 'no row 7', first_version: '1', last_version: '2', line: 12, devices: 2 };
  for (const row of queued) expect(row).toMatchObject({ user_id: null, payload: { ...payload, owner: '@x/catalog' } });
});

test('a claim without addresses queues nothing, and a group that nobody met within a day is not claimed', async () => {
  await tell({});
  await mapAll();
  await sql()`update public.telemetry_events set created_at = now() - interval '25 hours' where remote = ${remote}`;
  const claim = () => done(server().rpc('claim_error_alert', { remote, fingerprint: GROUP }));
  expect(await claim()).toBe(false);
  await tell({ page: 'another', address: 'another' });
  expect(await claim()).toBe(true);
  expect(await sql()`select 1 from public.emails where payload ->> 'remote' = ${remote}`).toHaveLength(0);
});

test('is forgotten thirty days after it was last seen', async () => {
  await tell({});
  await tell({ version: '2' });
  await sql()`update public.error_causes set last_seen = now() - interval '31 days' where remote = ${remote} and version = '1'`;
  await done(server().rpc('forget_old_telemetry'));
  expect((await causes()).map(({ version }) => version)).toEqual(['2']);
});

test('web vitals and load times of each version, newest first', async () => {
  for (const [version, value] of [
    ['1', 100],
    ['1', 200],
    ['2', 50],
  ] as const) {
    const events = [
      { name: 'LCP', value: value * 10 },
      { name: 'loaded', value },
    ];
    await done(server().rpc('keep_telemetry', { remote, version, events, address: randomUUID(), page: randomUUID() }));
  }
  expect(await done(server().rpc('release_vitals', { remote }))).toMatchObject([
    { version: '2', samples: 2, lcp_p75: 500, load_p75: 50, inp_p75: null },
    { version: '1', samples: 4, lcp_p75: 1750, load_p75: 175 },
  ]);
});

test('a visitor can neither read errors nor map them', async () => {
  const refused = [
    guest().rpc('error_groups', { remote }),
    guest().rpc('unmapped_causes', { remote }),
    guest().rpc('release_vitals', { remote }),
    guest().rpc('claim_error_alert', { remote, fingerprint: GROUP }),
    guest().rpc('map_cause', { remote, version: '1', cause: 'x', fingerprint: GROUP }),
    guest().from('error_causes').select(),
  ];
  for (const asked of refused) expect(await refusalOf(asked)).toMatch(NOT_GRANTED);
});
