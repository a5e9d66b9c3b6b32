import { parentPort } from 'node:worker_threads';
import { createInterface } from 'node:readline';
import { makeTrackFiles, type TrackFiles, type TrackFilesRequest } from './makeTrackFiles';

/** One piece to make; `id` is repeated in the result. Covers are base64, because jobs may be lines of JSON. */
export type MusicJob = Omit<TrackFilesRequest, 'tags'> & {
  id: string;
  outDir: string;
  tags?: Omit<NonNullable<TrackFilesRequest['tags']>, 'cover'>;
  cover?: { mimeType: string; base64: string };
};

export type MusicResult = { id: string; ok: true; track: TrackFiles } | { id: string; ok: false; error: string };

async function run(job: MusicJob): Promise<MusicResult> {
  try {
    const { id, outDir, cover, tags, ...request } = job;
    const picture = cover && { mimeType: cover.mimeType, bytes: new Uint8Array(Buffer.from(cover.base64, 'base64')) };
    const track = await makeTrackFiles({ ...request, tags: { ...tags, ...(picture && { cover: picture }) } }, outDir);
    return { id, ok: true, track };
  } catch (error) {
    return { id: job.id, ok: false, error: error instanceof Error ? error.message : String(error) };
  }
}

/** Jobs run one after the other, in the order in which they arrive. */
function serve(answer: (result: MusicResult) => void): (job: MusicJob) => void {
  let queue = Promise.resolve();
  return (job) => void (queue = queue.then(async () => answer(await run(job))));
}

// As a worker thread: messages. As a child process: one line of JSON per job and per result, until the input closes.
if (parentPort) {
  const port = parentPort;
  port.on('message', serve((result) => port.postMessage(result)));
} else {
  const take = serve((result) => process.stdout.write(`${JSON.stringify(result)}\n`));
  createInterface({ input: process.stdin }).on('line', (line) => {
    if (line.trim()) take(JSON.parse(line) as MusicJob);
  });
}
