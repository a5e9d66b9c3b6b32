import { publicFileUrl } from '@fairtone/platform';
import { loadPicture } from '@fairtone/ui';
import { putObject } from '../upload/putObject';

const BUCKET = 'album_covers';
const WIDTH_MAX_PX = 1600;
const JPEG_QUALITY = 0.9;

/** The picture as JPEG, scaled down to the largest width that a page shows. */
async function renderBanner(pictureUrl: string): Promise<Blob> {
  const picture = await loadPicture(pictureUrl);
  const scale = Math.min(1, WIDTH_MAX_PX / picture.naturalWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.naturalWidth * scale);
  canvas.height = Math.round(picture.naturalHeight * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw the banner on');
  // JPEG has no transparency: without a background, transparent pixels would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The banner could not be drawn')));
    canvas.toBlob(done, 'image/jpeg', JPEG_QUALITY);
  });
}

/** Uploads a chosen picture under a new name and returns its URL. The server deletes the old one. */
export async function uploadBanner(artistId: string, pictureUrl: string): Promise<string> {
  const name = `${artistId}/${crypto.randomUUID()}.jpg`;
  await putObject(BUCKET, name, await renderBanner(pictureUrl), { contentType: 'image/jpeg' });
  return publicFileUrl(BUCKET, name);
}
