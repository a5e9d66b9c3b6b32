import { publicFileUrl } from '@fairtone/platform';
import { putObject } from '../upload/putObject';

const BUCKET = 'avatars';

/** Uploads a picture under a new name and returns its URL. The old picture is deleted once nothing refers to it. */
export async function uploadAvatar(userId: string, picture: Blob): Promise<string> {
  const name = `${userId}-${crypto.randomUUID()}.jpg`;
  await putObject(BUCKET, name, picture, { contentType: 'image/jpeg' });
  return publicFileUrl(BUCKET, name);
}
