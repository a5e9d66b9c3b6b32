import { z } from 'zod/mini';
import { serviceClient } from '../clients.ts';
import { fromDatabase } from '../refusal.ts';
import { isStored, MASTERS, moveFile, privatePath, removeFile, type Place } from './streamPlaces.ts';

const choresSchema = z.array(
  z.object({ id: z.int(), bucket: z.string(), path: z.string(), verdict: z.enum(['keep', 'retract', 'remove']) }),
);

type Chore = z.infer<typeof choresSchema>[number];

export interface Tidied {
  done: number;
  failed: unknown[];
}

/**
 * Does what the state of the database asks for: streams of albums off sale leave the public bucket, files that nothing names are
 * deleted. Every step may be repeated and may run in two places at once.
 * @param folder only files whose path begins with this: the id of a person
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
  const place = privatePlaceOf(chore.path);
  await moveFile(chore, place);
  // Its artist put it on sale again while the stream moved.
  if ((await finish(chore.id)) === 'keep' && (await isStored(place))) await moveFile(place, chore);
}

function privatePlaceOf(path: string): Place {
  const [artistId = '', file = ''] = path.split('/');
  return { bucket: MASTERS, path: privatePath(artistId, file.replace(/\.mp3$/, '')) };
}

async function finish(choreId: number): Promise<string> {
  const { data, error } = await serviceClient().rpc('finish_file_chore', { chore_id: choreId });
  if (error) throw fromDatabase(error);
  return data;
}
