import { serviceClient } from '../clients.ts';
import { storedUrl } from '../publicUrl.ts';

/** The public bucket serves everyone who knows a URL; a stream is there only while its album is public. */
export const STREAMS = 'audio_files';
export const MASTERS = 'audio_masters';

/** `soundId`: the folder of a track's files. It is the track's id until its audio is replaced. */
export const publicPath = (artistId: string, soundId: string) => `${artistId}/${soundId}.mp3`;
export const privatePath = (artistId: string, soundId: string) => `${artistId}/${soundId}/stream.mp3`;
/** Paths of a track's files: its folder, and its stream in either bucket. */
export const soundOf = (streamPath: string): string => streamPath.split('/')[1]?.replace(/\.mp3$/, '') ?? '';

/** URL of a public stream as the database stores it. */
export const streamUrl = (path: string) =>
  storedUrl(serviceClient().storage.from(STREAMS).getPublicUrl(path).data.publicUrl);

export interface StreamLocation {
  bucket: string;
  path: string;
}

export async function isStored({ bucket, path }: StreamLocation): Promise<boolean> {
  return (await serviceClient().storage.from(bucket).exists(path)).data;
}

export async function removeFile({ bucket, path }: StreamLocation): Promise<void> {
  const { error } = await serviceClient().storage.from(bucket).remove([path]);
  if (error) throw error;
}

/**
 * Can be repeated, also after a crash and while another call moves the file in the other direction: only
 * a public stream is deleted, and only when its private copy was seen in the same step.
 * @returns whether the file is at its new place; false when it is in neither bucket
 */
export async function moveFile(from: StreamLocation, to: StreamLocation): Promise<boolean> {
  const storage = serviceClient().storage.from(from.bucket);
  const { error } = await storage.move(from.path, to.path, { destinationBucket: to.bucket });
  if (!error) return true;
  const isTaken = error.status === 409 || error.statusCode === '409';
  if (isTaken && from.bucket === STREAMS) await removeFile(from);
  if (await isStored(to)) return true;
  if (await isStored(from)) throw error;
  return false;
}
