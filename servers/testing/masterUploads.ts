import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sharedBackend, storageClient, type Person } from './clients.ts';
import { wavBytes } from './mediaFiles.ts';
import { tusAs } from './tus.ts';

export const LENGTH = 900_000;
export const WAV = wavBytes(3, LENGTH) as Uint8Array<ArrayBuffer>;

export const tus = (who: Person) => tusAs(sharedBackend(), who.token);
export const masters = (who: Person) => storageClient(sharedBackend(), who.token).from('audio_masters');
export const newName = (who: Person) => `${who.id}/${randomUUID()}/original.wav`;
export const metadata = (name: string) => ({
  bucketName: 'audio_masters',
  objectName: name,
  contentType: 'audio/wav',
  cacheControl: '3600',
});

/** Folder in which the store keeps the unfinished uploads of a person. */
export const folder = (who: Person) => join(sharedBackend().dataDir, 'storage/uploads', who.id);
export const filesOf = (who: Person) => (existsSync(folder(who)) ? readdirSync(folder(who)) : []);
export const offsetOf = async (who: Person, path: string) =>
  Number((await tus(who).head(path)).headers.get('upload-offset'));

/** Creates an upload of `LENGTH` bytes; returns its URL. */
export async function beginUpload(
  who: Person,
  name = newName(who),
  headers: Record<string, string> = {},
): Promise<string> {
  const answer = await tus(who).create(metadata(name), LENGTH, headers);
  expect(answer.status).toBe(201);
  return answer.headers.get('location')!;
}
