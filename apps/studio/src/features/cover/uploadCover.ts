import { publicFileUrl } from '@fairtone/platform';
import { putObject } from '../upload/putObject';
import type { CoverFile } from './renderCover';

const BUCKET = 'album_covers';

/**
 * Uploads every size under one new name and returns the URL of the largest. The URLs of the others are derived from it.
 */
export async function uploadCover(artistId: string, { sizes }: CoverFile): Promise<string> {
  const name = `${artistId}/${crypto.randomUUID()}`;
  await Promise.all(
    sizes.map(({ sidePx, blob }) => putObject(BUCKET, `${name}-${sidePx}.jpg`, blob, { contentType: 'image/jpeg' })),
  );
  const largest = Math.max(...sizes.map(({ sidePx }) => sidePx));
  return publicFileUrl(BUCKET, `${name}-${largest}.jpg`);
}
