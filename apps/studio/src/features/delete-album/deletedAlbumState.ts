import * as z from 'zod/mini';

const stateSchema = z.object({ deletedAlbum: z.object({ id: z.string(), title: z.string() }) });

/** What the edit page leaves in the history when its album was deleted. */
export type DeletedAlbumState = z.infer<typeof stateSchema>;

/** The album that was deleted on the page before, of a location's state; null where none was. */
export function deletedAlbumOf(state: unknown): DeletedAlbumState['deletedAlbum'] | null {
  const parsed = stateSchema.safeParse(state);
  return parsed.success ? parsed.data.deletedAlbum : null;
}
