import { z } from 'zod/mini';
import { serviceClient } from '../_shared/clients.ts';
import { fromDatabase } from '../_shared/refusal.ts';

const stagedSchema = z.object({
  title: z.string(),
  state: z.string(),
  audio_url: z.nullable(z.string()),
  /** An earlier call has replaced the audio, and its response was lost. */
  is_current: z.boolean(),
  /** Changes when a file that buyers get is written. */
  content: z.nullable(z.string()),
  files: z.array(z.object({ kind: z.string(), format: z.string(), bucket: z.string(), path: z.string() })),
});
export type UploadedAudio = z.infer<typeof stagedSchema>;

/**
 * The uploaded audio that replaces a track's, and its album.
 * @throws Refusal `track_not_found` also for tracks of other people, `track_hidden`, `track_not_ready`, `sound_taken`
 */
export async function findUploadedAudio(
  artistId: string,
  { trackId, soundId }: { trackId: string; soundId: string },
): Promise<UploadedAudio> {
  const ids = { track_id: trackId, sound_id: soundId, artist_id: artistId };
  const { data, error } = await serviceClient().rpc('stage_sound', ids);
  if (error) throw fromDatabase(error);
  return stagedSchema.parse(data);
}
