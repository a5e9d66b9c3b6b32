import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Upload } from 'tus-js-client';
import { sharedBackend, signUp, type Person } from '../../../servers/testing/clients.ts';
import { openThrottledProxy } from '../../../servers/testing/kit/throttledProxy.ts';
import { wavBytes } from '../../../servers/testing/mediaFiles.ts';
import { ok } from './ok.ts';
import { supabaseAs } from './supabaseAs.ts';

const backend = sharedBackend();
const MASTER_BYTES = 60_000_000;
const CHUNK_BYTES = 6 * 1024 * 1024;

let artist: Person;
beforeAll(async () => {
  artist = await signUp(backend, 'artist');
});

const masters = () => supabaseAs(artist.token).storage.from('audio_masters');
const newMaster = () => `${artist.id}/${randomUUID()}/original.wav`;

const highestMemoryBytes = () => {
  const { pid } = JSON.parse(readFileSync(join(backend.dataDir, 'run.json'), 'utf8')) as { pid: number };
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
};

describe('a master of 60 MB with tus-js-client, as documented for the hosted service', () => {
  const master = Buffer.from(wavBytes(7, MASTER_BYTES).buffer);
  const options = (name: string) => ({
    endpoint: `${backend.url}/storage/v1/upload/resumable`,
    headers: { authorization: `Bearer ${artist.token}`, 'x-upsert': 'true' },
    uploadDataDuringCreation: true,
    removeFingerprintOnSuccess: true,
    chunkSize: CHUNK_BYTES,
    metadata: { bucketName: 'audio_masters', objectName: name, contentType: 'audio/wav', cacheControl: '3600' },
  });
  const arrived = async (name: string) => {
    const file = await ok(masters().download(name));
    return Buffer.from(await file.arrayBuffer()).equals(master);
  };

  test('continues where it was interrupted at 40 %, and sends at most the rest and one chunk', async () => {
    const name = newMaster();
    const wire = await openThrottledProxy();
    wire.connectTo(backend.url);
    void wire.cutAfter(MASTER_BYTES * 0.4);
    let failed = 0;
    const upload = (resolve: (value: unknown) => void, isFirst: boolean, url: string | null) =>
      new Upload(master, {
        ...options(name),
        endpoint: `${wire.url}/storage/v1/upload/resumable`,
        uploadUrl: url ?? undefined,
        retryDelays: isFirst ? null : [0, 500],
        onError: () => {
          failed += 1;
          resolve(null);
        },
        onSuccess: resolve,
      });
    let url: string | null = null;
    await new Promise((resolve) => {
      const first = upload((value) => { url = first.url; resolve(value); }, true, null); // prettier-ignore
      first.start();
    });
    expect(failed).toBe(1);
    expect(url).toMatch(/resumable\/[0-9a-f-]{36}$/);
    expect((await masters().exists(name)).data).toBe(false);
    wire.mend();
    wire.count();
    await new Promise((resolve) => upload(resolve, false, url).start());
    expect(failed).toBe(1);
    expect(wire.sentBytes()).toBeLessThanOrEqual(MASTER_BYTES * 0.6 + CHUNK_BYTES);
    expect(await arrived(name)).toBe(true);
    await wire.close();
  });

  test('is never held in the server’s memory, on upload or download', async () => {
    const isMeasurable = existsSync('/proc/self/status');
    const before = isMeasurable ? highestMemoryBytes() : 0;
    const resumed = newMaster();
    await new Promise((resolve, reject) =>
      new Upload(master, { ...options(resumed), onError: reject, onSuccess: resolve }).start(),
    );
    const names = [resumed, newMaster(), newMaster()];
    await Promise.all(
      names
        .slice(1)
        .map((name) =>
          ok(masters().upload(name, new Blob([master as Uint8Array<ArrayBuffer>], { type: 'audio/wav' }))),
        ),
    );
    const received = await Promise.all(names.map(arrived));
    expect(received).toEqual([true, true, true]);
    // 180 MB were transferred; buffering all of it would be visible in the memory.
    if (isMeasurable) expect(highestMemoryBytes() - before).toBeLessThan(MASTER_BYTES);
  });
});
