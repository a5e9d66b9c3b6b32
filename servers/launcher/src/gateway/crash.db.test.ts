import { processCommand } from '@fairtone/servers/shared';
import { randomInt, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { authClient, PASSWORD, signUp, storageClient } from '../../../testing/clients.ts';
import { interruptStart } from '../../../testing/interruptStart.ts';
import { wavBytes } from '../../../testing/mediaFiles.ts';
import { startBackend, type RunningBackend } from '../../../testing/startBackend.ts';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => {
  await backend?.stop();
  expect(existsSync(backend.dataDir)).toBe(false);
});

const childPid = (name: string) =>
  (JSON.parse(readFileSync(join(backend.dataDir, 'children', `${name}.json`), 'utf8')) as { pid: number }).pid;
const storedFiles = () =>
  readdirSync(join(backend.dataDir, 'storage/objects'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );

async function until(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  for (const end = Date.now() + 15_000; Date.now() < end; await sleep(10)) if (await isSo()) return;
  throw new Error(`Not ${what}:\n${backend.output()}`);
}

const isHealthy = async () => (await fetch(`${backend.url}/healthz`)).ok;

describe('killing the gateway with SIGKILL', () => {
  it('during uploads loses no acknowledged file and leaves no partial one', async () => {
    const artist = await signUp(backend, 'artist');
    const bucket = storageClient(backend, artist.token).from('audio_masters');
    const acknowledged = new Map<string, Buffer>();
    const uploads = Array.from({ length: 12 }, async () => {
      for (;;) {
        const name = `${artist.id}/${randomUUID()}/original.wav`;
        const bytes = Buffer.from(wavBytes(randomInt(250), 1_500_000));
        const { error } = await bucket.upload(name, bytes, { contentType: 'audio/wav' });
        if (error) return;
        acknowledged.set(name, bytes);
      }
    });
    await until('storing', () => acknowledged.size >= 20);
    await backend.kill9();
    await Promise.all(uploads);
    await backend.restart();

    const again = storageClient(backend, await newToken(artist.email)).from('audio_masters');
    for (const [name, bytes] of acknowledged) {
      const { data } = await again.download(name);
      expect(Buffer.from(await data!.arrayBuffer()).equals(bytes)).toBe(true);
    }
    expect(readdirSync(join(backend.dataDir, 'storage/incoming'))).toEqual([]);
    // The server deletes files without a row; a row without its file would have failed above.
    const listed = (await again.list(artist.id, { limit: 1000 })).data!.length;
    for (let tries = 0; storedFiles().length !== listed && tries < 40; tries += 1) await sleep(50);
    expect(storedFiles().length).toBe(listed);
  });

  it('leaves children that the next start replaces', async () => {
    const before = ['database', 'rest', 'payments'].map(childPid);
    await backend.kill9();
    await backend.restart();
    for (const pid of before) expect(processCommand(pid) ?? '').not.toContain(backend.dataDir);
  });
});

describe('killing a part with SIGKILL', () => {
  it.each(['database', 'rest', 'payments'])('restarts %s, with all of its data', async (name) => {
    const person = await signUp(backend);
    const before = childPid(name);
    process.kill(before, 'SIGKILL');
    await until('started anew', () => childPid(name) !== before);
    await until('healthy again', isHealthy);
    expect(
      (await authClient(backend).signInWithPassword({ email: person.email, password: PASSWORD })).error,
    ).toBeNull();
    const answer = await fetch(`${backend.url}/rest/v1/profiles?id=eq.${person.id}`, {
      headers: { apikey: backend.anonKey, authorization: `Bearer ${person.token}` },
    });
    expect(await answer.json()).toHaveLength(1);
  });
});

describe('stopping with SIGTERM', () => {
  it('ends every process it started with exit code 0', async () => {
    const children = ['database', 'rest', 'payments'].map(childPid);
    expect(await backend.terminate()).toBe(0);
    for (const pid of children) expect(processCommand(pid) ?? '').not.toContain(backend.dataDir);
    await backend.restart();
  });

  it('and starting again takes seconds and keeps all data', async () => {
    const person = await signUp(backend);
    const start = Date.now();
    await backend.restart();
    // Far below the minutes of a database recovery, even on a slow machine.
    expect(Date.now() - start).toBeLessThan(20_000);
    expect((await person.auth.getUser(person.token)).data.user?.id).toBe(person.id);
  });
});

// crash.full.db.test.ts kills the server at other moments.
test('a start that is interrupted leaves no process, and the next start works', () => interruptStart(700));

async function newToken(email: string): Promise<string> {
  const { data } = await authClient(backend).signInWithPassword({ email, password: PASSWORD });
  return data.session!.access_token;
}
