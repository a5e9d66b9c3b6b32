import { z } from 'zod/mini';
import { serviceClient } from '../clients.ts';
import { fromDatabase } from '../refusal.ts';
import {
  isStored,
  MASTERS,
  moveFile,
  privatePath,
  publicPath,
  removeFile,
  STREAMS,
  streamUrl,
  type StreamLocation,
} from './streamLocations.ts';

const choresSchema = z.array(
  z.object({
    id: z.int(),
    bucket: z.string(),
    path: z.string(),
    verdict: z.enum(['keep', 'retract', 'publish', 'remove']),
  }),
);

type Chore = z.infer<typeof choresSchema>[number];

export interface Tidied {
  done: number;
  failed: unknown[];
}

/**
 * Makes the store match the database: streams of albums that are off sale leave the public bucket, unreferenced files are
 * deleted. Every step can be repeated and can run concurrently.
 * @param folder path prefix of the files to tidy: the id of a person
 */
export async function tidyFiles(folder = ''): Promise<Tidied> {
  const { data, error } = await serviceClient().rpc('due_file_chores', { folder });
  if (error) throw fromDatabase(error);
  const tidied: Tidied = { done: 0, failed: [] };
  for (const chore of choresSchema.parse(data)) {
    try {
      await tidy(chore);
      tidied.done += 1;
    } catch (fault) {
      tidied.failed.push(fault);
      await serviceClient().rpc('postpone_file_chore', { chore_id: chore.id });
    }
  }
  return tidied;
}

async function tidy(chore: Chore): Promise<void> {
  if (chore.verdict === 'keep') return;
  if (chore.verdict === 'remove') {
    await removeFile(chore);
    await finish(chore.id);
    return;
  }
  const isPublishing = chore.verdict === 'publish';
  const place = isPublishing ? publicPlaceOf(chore.path) : privatePlaceOf(chore.path);
  await moveFile(chore, place);
  // The album was put on sale again, or withdrawn, while the stream moved.
  const verdict = await finish(chore.id, isPublishing ? streamUrl(place.path) : undefined);
  if (verdict === 'keep' && (await isStored(place))) await moveFile(place, chore);
}

function privatePlaceOf(path: string): StreamLocation {
  const [artistId = '', file = ''] = path.split('/');
  return { bucket: MASTERS, path: privatePath(artistId, file.replace(/\.mp3$/, '')) };
}

function publicPlaceOf(path: string): StreamLocation {
  const [artistId = '', soundId = ''] = path.split('/');
  return { bucket: STREAMS, path: publicPath(artistId, soundId) };
}

async function finish(choreId: number, trackUrl?: string): Promise<string> {
  const { data, error } = await serviceClient().rpc('finish_file_chore', { chore_id: choreId, track_url: trackUrl });
  if (error) throw fromDatabase(error);
  return data;
}
