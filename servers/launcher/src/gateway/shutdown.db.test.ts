import { processCommand } from '@fairtone/servers/shared';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PASSWORD, signUp, storageClient, withSql, type Person } from '../../../testing/clients.ts';
import { call } from '../../../testing/crash/calls.ts';
import { emptyJournal } from '../../../testing/crash/journal.ts';
import { publishAlbum } from '../../../testing/crash/work.ts';
import { paidWebhook, unfinishedWork } from '../../../testing/unfinishedWork.ts';
import { wavBytes } from '../../../testing/mediaFiles.ts';
import { startBackend, type RunningBackend } from '../../../testing/startBackend.ts';
import { tusAs } from '../../../testing/tus.ts';

/** Five seconds for requests that do not end, and time for a busy machine to stop the parts. */
const LIMIT_MS = 15_000;
const WAV = wavBytes(3, 600_000);

let backend: RunningBackend;
let artist: Person;
beforeAll(async () => {
  backend = await startBackend();
  artist = await signUp(backend, 'artist');
});
beforeEach(async () => {
  if (!(await isOpen())) await backend.restart();
});
afterAll(() => backend?.stop());

const newName = () => `${artist.id}/${randomUUID()}/original.wav`;
const masters = () => storageClient(backend, artist.token).from('audio_masters');
const path = (...parts: string[]) => join(backend.dataDir, ...parts);
const childPids = () =>
  readdirSync(path('children')).map(
    (file) => (JSON.parse(readFileSync(path('children', file), 'utf8')) as { pid: number }).pid,
  );

const isOpen = (agent?: Agent) =>
  new Promise<boolean>((resolve) => {
    get(`${backend.url}/healthz`, { agent: agent ?? false }, (answer) => {
      answer.resume().on('end', () => resolve(true));
    }).on('error', () => resolve(false));
  });

/** Sends SIGTERM; resolves as soon as new connections are refused. */
async function terminate() {
  const [children, startedAt] = [childPids(), Date.now()];
  expect(children).toHaveLength(3);
  const ended = backend.terminate().then((code) => ({ code, ms: Date.now() - startedAt, children }));
  while (await isOpen()) await sleep(10);
  return { ended };
}

async function expectCleanEnd({ ended }: Awaited<ReturnType<typeof terminate>>, limitMs = LIMIT_MS) {
  const { code, ms, children } = await ended;
  expect(code).toBe(0);
  expect(ms).toBeLessThan(limitMs);
  for (const pid of children) expect(processCommand(pid) ?? '').not.toContain(backend.dataDir);
  expect(readdirSync(path('children'))).toEqual([]);
  expect(['gateway.lock', 'run.json'].filter((file) => existsSync(path(file)))).toEqual([]);
}

/** Starts again; a start that repairs data logs it. */
async function restart() {
  await backend.restart();
  expect(backend.output()).not.toMatch(/left behind|repair|recover/i);
}

describe('SIGTERM while requests are running', () => {
  it('lets a request, uploads and a webhook finish, and accepts nothing new', async () => {
    const shop = await publishAlbum(backend, emptyJournal(), artist);
    const buyer = await signUp(backend);
    const { orderId } = (await call(backend, buyer, '/functions/v1/create-payment', {
      items: [{ albumId: shop.album }],
    })) as { orderId: string };
    const [name, resumed] = [newName(), newName()];
    const work = unfinishedWork(backend, artist);
    const piecePath = await work.announce('audio_masters', resumed, WAV.length, 'audio/wav');
    const held = [
      await work.request('PATCH', `/rest/v1/profiles?id=eq.${artist.id}`, { bio: 'Written at the last moment.' }),
      await work.request('POST', '/auth/v1/token?grant_type=password', { email: buyer.email, password: PASSWORD }),
      await work.upload('audio_masters', name, WAV, 'audio/wav'),
      await work.piece(piecePath, WAV),
      await paidWebhook(backend, orderId, 1000),
    ];

    const end = await terminate();
    const answers = await Promise.all(held.map(({ finish }) => finish()));
    expect(answers.map(({ status }) => status)).toEqual([204, 200, 200, 204, 200]);
    await expectCleanEnd(end);

    await restart();
    const { access_token: token } = JSON.parse(answers[1]!.text) as { access_token: string };
    expect(await call(backend, { id: buyer.id, token }, '/rest/v1/rpc/unread_notifications', {})).toBe(0);
    for (const stored of [name, resumed]) {
      const { data } = await masters().download(stored);
      expect(Buffer.from(await data!.arrayBuffer()).equals(Buffer.from(WAV))).toBe(true);
    }
    const [row] = await withSql(
      backend,
      (sql) => sql`select (select state from public.orders where id = ${orderId}) as state,
        (select count(*)::int from public.purchases where user_id = ${buyer.id}) as purchases,
        (select bio from public.profiles where id = ${artist.id}) as bio`,
    );
    expect(row).toEqual({ state: 'paid', purchases: 1, bio: 'Written at the last moment.' });
  });

  it('aborts uploads that do not end: a plain one leaves nothing, a resumable one continues after the next start', async () => {
    const [name, resumed] = [newName(), newName()];
    const work = unfinishedWork(backend, artist);
    const piecePath = await work.announce('audio_masters', resumed, WAV.length, 'audio/wav');
    const held = [await work.upload('audio_masters', name, WAV, 'audio/wav'), await work.piece(piecePath, WAV)];

    const end = await terminate();
    await Promise.all(held.map(({ answer }) => expect(answer).rejects.toThrow()));
    await expectCleanEnd(end);

    await restart();
    expect(readdirSync(path('storage/incoming'))).toEqual([]);
    expect((await masters().exists(name)).data).toBe(false);
    const tus = tusAs(backend, artist.token);
    const offset = Number((await tus.head(piecePath)).headers.get('upload-offset'));
    expect(offset).toBeGreaterThan(0);
    expect((await tus.patch(piecePath, offset, WAV.subarray(offset) as Uint8Array<ArrayBuffer>)).status).toBe(204);
    const { data } = await masters().download(resumed);
    expect(Buffer.from(await data!.arrayBuffer()).equals(Buffer.from(WAV))).toBe(true);
  });

  it('does not wait for idle connections, and answers no further request on them', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await isOpen(agent)).toBe(true);
    const held = await unfinishedWork(backend, artist).request('PATCH', `/rest/v1/profiles?id=eq.${artist.id}`, {
      bio: 'x',
    });
    const end = await terminate();
    expect(await isOpen(agent)).toBe(false);
    expect((await held.finish()).status).toBe(204);
    // Less than the timeout for requests that do not end: the server waited only for the answered request.
    await expectCleanEnd(end, 5_000);
    agent.destroy();
  });

  it('stops in the same way after a second signal', async () => {
    const held = await unfinishedWork(backend, artist).request('PATCH', `/rest/v1/profiles?id=eq.${artist.id}`, {
      bio: 'y',
    });
    const { pid } = backend;
    const end = await terminate();
    process.kill(pid, 'SIGTERM');
    process.kill(pid, 'SIGINT');
    expect((await held.finish()).status).toBe(204);
    await expectCleanEnd(end);
  });
});
