// Makes the files of the table and prints the verdict on each as JSON.
import { arraySource, checkMedia } from '@fairtone/media';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { judgeFile } from './judgeFile';
import { makeFiles } from './makeFiles';
import { RECIPES } from './recipes';
import { registerDecoders } from './registerDecoders';
import type { Verdict } from './verdict';

const TYPES: Record<string, string> = { '.mp3': 'audio/mpeg', '.wav': 'audio/wav', '.flac': 'audio/flac' };

registerDecoders();
const folder = mkdtempSync(join(tmpdir(), 'fairtone-audio-files-'));
const verdicts: Record<string, Verdict> = {};
try {
  const recipes = Object.values(RECIPES).flat();
  makeFiles(folder, recipes);
  for (const { file, sameAs } of recipes) {
    const path = join(folder, file);
    const type = TYPES[extname(file)];
    const storage = type ? ((await checkMedia(arraySource(readFileSync(path)), type))?.reason ?? null) : null;
    verdicts[file] = { storage, ...(await judgeFile(path, join(folder, sameAs ?? file))) };
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(JSON.stringify(verdicts), () => process.exit(0));
