import {
  isStored,
  MASTERS,
  moveFile,
  privatePath,
  publicPath,
  STREAMS,
  streamUrl,
  type StreamLocation,
} from './streamLocations.ts';

export const publicStream = (artistId: string, soundId: string): StreamLocation => ({
  bucket: STREAMS,
  path: publicPath(artistId, soundId),
});

/** Makes a stream public, unless it already is. @returns its URL */
export async function publishStream(artistId: string, soundId: string): Promise<string> {
  const target = publicStream(artistId, soundId);
  if (!(await isStored(target))) await moveFile({ bucket: MASTERS, path: privatePath(artistId, soundId) }, target);
  return streamUrl(target.path);
}
