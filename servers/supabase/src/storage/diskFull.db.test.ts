import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { signUp, storageClient, type Person } from '../../../testing/clients.ts';
import { wavBytes } from '../../../testing/mediaFiles.ts';
import { copyTemplate, makeDataDir, startBackend, type RunningBackend } from '../../../testing/startBackend.ts';
import { tusAs } from '../../../testing/tus.ts';

const DISK_BYTES = 8 * 1024 * 1024;

/** Mounts a disk of 8 MB for the files. Null when this process may not mount one. */
function mountSmallDisk(): string | null {
  const dataDir = makeDataDir();
  mkdirSync(join(dataDir, 'storage'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', join(dataDir, 'storage')], {
      stdio: 'ignore',
    });
    return dataDir;
  } catch {
    rmSync(dataDir, { recursive: true });
    return null;
  }
}

const dataDir = mountSmallDisk();

(dataDir ? describe : describe.skip)('on a full disk', () => {
  let backend: RunningBackend;
  let artist: Person;
  beforeAll(async () => {
    await copyTemplate(dataDir!);
    backend = await startBackend({ dataDir: dataDir! });
    artist = await signUp(backend, 'artist');
  });
  afterAll(async () => {
    await backend?.stop();
    execFileSync('umount', [join(dataDir!, 'storage')]);
    rmSync(dataDir!, { recursive: true, force: true });
  });

  const masters = () => storageClient(backend, artist.token).from('audio_masters');
  const newName = () => `${artist.id}/${randomUUID()}/original.wav`;
  const sound = (length: number) => new Blob([wavBytes(1, length) as Uint8Array<ArrayBuffer>], { type: 'audio/wav' });
  const metadata = (name: string) => ({ bucketName: 'audio_masters', objectName: name, contentType: 'audio/wav' });
  const filesIn = (folder: string) => {
    const path = join(dataDir!, 'storage', folder);
    return existsSync(path)
      ? readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
      : [];
  };

  it('an upload is refused with a clear message and leaves nothing; smaller uploads and existing files still work', async () => {
    const [kept, tooMuch, small] = [newName(), newName(), newName()];
    expect((await masters().upload(kept, sound(3_000_000))).error).toBeNull();
    const { error } = await masters().upload(tooMuch, sound(7_000_000));
    expect(error).toMatchObject({ status: 507, message: 'The disk is full' });
    expect([filesIn('incoming'), filesIn('objects').length]).toEqual([[], 1]);
    expect((await masters().exists(tooMuch)).data).toBe(false);
    expect((await masters().upload(small, sound(1_000_000))).error).toBeNull();
    expect((await masters().download(kept)).data?.size).toBe(3_000_000);
    await backend.restart();
    expect((await masters().download(kept)).data?.size).toBe(3_000_000);
    await masters().remove([kept, small]);
  });

  it('a resumable upload is refused before it begins, and frees its space when others filled the rest', async () => {
    const tus = tusAs(backend, artist.token);
    expect((await tus.create(metadata(newName()), 9_000_000)).status).toBe(507);
    const path = (await tus.create(metadata(newName()), 6_000_000)).headers.get('location')!;
    const bytes = wavBytes(2, 6_000_000) as Uint8Array<ArrayBuffer>;
    await tus.patch(path, 0, bytes.subarray(0, 3_000_000));
    const other = newName();
    expect((await masters().upload(other, sound(4_000_000))).error).toBeNull();
    expect((await tus.patch(path, 3_000_000, bytes.subarray(3_000_000))).status).toBe(507);
    expect([filesIn('uploads'), (await tus.head(path)).status]).toEqual([[], 404]);
    expect((await masters().download(other)).data?.size).toBe(4_000_000);
  });
});
