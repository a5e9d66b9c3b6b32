import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  drawAvatar,
  drawCover,
  renderAvatar,
  renderCover,
  type AvatarRequest,
  type CoverRequest,
} from '../../content/covers/index.ts';

export type PictureRequest = { cover: CoverRequest } | { avatar: AvatarRequest };
export type PictureJob = { id: string; outDir: string } & PictureRequest;

/** Paths by name: the side in px of a cover, or `avatar`. */
export type PictureResult =
  | { id: string; ok: true; files: Record<string, string> }
  | { id: string; ok: false; error: string };

async function draw(job: PictureJob): Promise<Record<string, string>> {
  const pictures =
    'cover' in job ? await renderCover(drawCover(job.cover)) : { avatar: await renderAvatar(drawAvatar(job.avatar)) };
  await mkdir(job.outDir, { recursive: true });
  const files = Object.entries(pictures).map(async ([name, bytes]) => {
    const path = join(job.outDir, `${name}.jpg`);
    await writeFile(path, bytes);
    return [name, path] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

async function answer(job: PictureJob): Promise<PictureResult> {
  try {
    return { id: job.id, ok: true, files: await draw(job) };
  } catch (error) {
    return { id: job.id, ok: false, error: error instanceof Error ? error.message : String(error) };
  }
}

createInterface({ input: process.stdin }).on('line', (line) => {
  void answer(JSON.parse(line) as PictureJob).then((result) => process.stdout.write(`${JSON.stringify(result)}\n`));
});
