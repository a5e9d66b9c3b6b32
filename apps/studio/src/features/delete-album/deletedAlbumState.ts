import * as z from 'zod/mini';

const stateSchema = z.object({ deletedAlbum: z.object({ id: z.string(), title: z.string() }) });

/** History state that the edit page passes to the next page when its album was deleted. */
export type DeletedAlbumState = z.infer<typeof stateSchema>;

/** Reads the album that was deleted on the previous page from a location's state; null when there is none. */
export function deletedAlbumOf(state: unknown): DeletedAlbumState['deletedAlbum'] | null {
  const parsed = stateSchema.safeParse(state);
  return parsed.success ? parsed.data.deletedAlbum : null;
}
