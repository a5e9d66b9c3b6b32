import { serviceClient } from '../clients.ts';

/** The public bucket serves whoever knows an address; a stream lies there only while its album is public. */
export const STREAMS = 'audio_files';
export const MASTERS = 'audio_masters';

export const publicPath = (artistId: string, trackId: string) => `${artistId}/${trackId}.mp3`;
export const privatePath = (artistId: string, trackId: string) => `${artistId}/${trackId}/stream.mp3`;

export interface Place {
  bucket: string;
  path: string;
}

export async function isStored({ bucket, path }: Place): Promise<boolean> {
  return (await serviceClient().storage.from(bucket).exists(path)).data;
}

export async function removeFile({ bucket, path }: Place): Promise<void> {
  const { error } = await serviceClient().storage.from(bucket).remove([path]);
  if (error) throw error;
}

/**
 * Safe to repeat, also after a crash in the middle and while somebody else does the same.
 * @returns whether the file is at its new place; false when it is at neither
 */
export async function moveFile(from: Place, to: Place): Promise<boolean> {
  const storage = serviceClient().storage.from(from.bucket);
  const { error } = await storage.move(from.path, to.path, { destinationBucket: to.bucket });
  if (!error) return true;
  const isThere = await isStored(to);
  if (await isStored(from)) {
    if (!isThere) throw error;
    await removeFile(from);
  }
  return isThere;
}
