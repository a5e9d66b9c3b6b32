import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sharedBackend, signUp, storageClient, withSql, type Person } from '../../../servers/testing/clients.ts';

const backend = sharedBackend();

export async function storagePeople() {
  return {
    victim: await signUp(backend),
    listener: await signUp(backend),
    artist: await signUp(backend, 'artist'),
    otherArtist: await signUp(backend, 'artist'),
  };
}

export const bucketAs = (token: string, bucket: string) => storageClient(backend, token).from(bucket);
export const service = (bucket: string) =>
  storageClient({ ...backend, anonKey: backend.serviceKey }, backend.serviceKey).from(bucket);

export const blob = (bytes: Uint8Array, type: string) => new Blob([bytes as Uint8Array<ArrayBuffer>], { type });
export const page = (length = 3000) =>
  new TextEncoder().encode(`<!doctype html><script>alert(document.domain)</script>${' '.repeat(length)}`);
export const avatarName = (who: Person) => `${who.id}-${randomUUID()}.jpg`;
export const masterName = (who: Person, file = 'original.wav') => `${who.id}/${randomUUID()}/${file}`;

export const rowsOf = (name: string) =>
  withSql(backend, async (sql) => [
    ...(await sql`select bucket_id, version from storage.objects where name = ${name}`),
  ]);
/** Temporary files of uploads: there must be none after a refusal. */
export const incoming = () => readdirSync(join(backend.dataDir, 'storage/incoming'));
export const bytesAt = async (bucket: string, name: string) =>
  Buffer.from(await (await service(bucket).download(name)).data!.arrayBuffer());

/** Matches any of these statuses. */
export const oneOf = (...statuses: number[]) => ({
  asymmetricMatch: (status: unknown) => statuses.includes(status as number),
});
