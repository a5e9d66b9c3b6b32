import { type ReplaceAudioRequest, replaceAudioRequestSchema, type ReplaceAudioResponse } from '@fairtone/contracts';
import { requireCaller } from '../_shared/caller.ts';
import { serviceClient } from '../_shared/clients.ts';
import { jsonFunction } from '../_shared/jsonFunction.ts';
import { fromDatabase, Refusal } from '../_shared/refusal.ts';
import { hasSound } from '../_shared/releases/checkFiles.ts';
import { publicStream, publishStream } from '../_shared/releases/publicStream.ts';
import { MASTERS, moveFile, privatePath } from '../_shared/releases/streamLocations.ts';
import { findUploadedAudio, type UploadedAudio } from './uploadedAudio.ts';

/** @throws Refusal 409 `files_missing`, or `not_audio` when a file's contents do not match its name */
async function requireSound({ title, files }: UploadedAudio): Promise<void> {
  const areThere = await Promise.all(files.map((file) => hasSound(file, file.format, title)));
  if (files.length === 0 || !areThere.every(Boolean))
    throw new Refusal(409, 'files_missing', `Files of “${title}” did not arrive. Upload them again.`);
}

async function replaceSound(
  artistId: string,
  { trackId, soundId, facts }: ReplaceAudioRequest,
  content: string | null,
  url: string | null,
): Promise<void> {
  const { error } = await serviceClient().rpc('replace_sound', {
    track_id: trackId,
    sound_id: soundId,
    artist_id: artistId,
    // Missing files are null in SQL; the generated types do not include that.
    checked_content: content as string,
    stream_url: url as string,
    facts: {
      duration_ms: facts.durationMs,
      loudness_lufs: facts.loudnessLufs,
      true_peak_db: facts.truePeakDb,
      encoder_delay: facts.encoderDelay,
      encoder_padding: facts.encoderPadding,
      sample_rate: facts.sampleRate,
      peaks: facts.peaks,
    },
  });
  if (error) throw fromDatabase(error);
}

/** The stream becomes public before the track names it, so that no URL leads to a missing file. */
async function replacePublicly(artistId: string, wish: ReplaceAudioRequest, staged: UploadedAudio): Promise<string> {
  const place = publicStream(artistId, wish.soundId);
  try {
    const url = await publishStream(artistId, wish.soundId);
    // Until it had moved, its artist could replace the file.
    await requireSound({ ...staged, files: [{ ...place, kind: 'stream', format: 'mp3' }] });
    await replaceSound(artistId, wish, staged.content, url);
    return url;
  } catch (error) {
    const { is_current: isCurrent } = await findUploadedAudio(artistId, wish);
    if (!isCurrent) await moveFile(place, { bucket: MASTERS, path: privatePath(artistId, wish.soundId) });
    throw error;
  }
}

/** Replaces the audio of a track by uploaded audio. It stays the same track; earlier buyers keep the earlier files. */
export const handler = jsonFunction(replaceAudioRequestSchema, async (wish, request): Promise<ReplaceAudioResponse> => {
  const { id: artistId } = await requireCaller(request);
  const staged = await findUploadedAudio(artistId, wish);
  if (staged.is_current) return { trackId: wish.trackId, audioUrl: staged.audio_url };
  await requireSound(staged);
  const isPublic = staged.state === 'public';
  const audioUrl = isPublic ? await replacePublicly(artistId, wish, staged) : null;
  if (!isPublic) await replaceSound(artistId, wish, staged.content, null);
  return { trackId: wish.trackId, audioUrl };
});
