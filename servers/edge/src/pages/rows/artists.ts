import * as z from 'zod/mini';
import type { GuestApi } from '../guestApi.ts';

const artistSchema = z.object({
  id: z.string(),
  name: z.string(),
  avatar_url: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  genres: z.array(z.string()),
  role: z.string(),
});
export type ArtistRow = z.infer<typeof artistSchema>;

/** A public profile; null when the person does not exist or is hidden. */
export async function readArtist(api: GuestApi, id: string): Promise<ArtistRow | null> {
  const path = `/rest/v1/profiles?select=id,name,avatar_url,bio,genres,role&id=eq.${id}`;
  return (await api.rows(path, artistSchema))?.[0] ?? null;
}
