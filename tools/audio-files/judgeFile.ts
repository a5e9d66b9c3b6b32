import { AudioFileError, decodeAudioFile, inspectAudioFile, toStoredFormat } from '@fairtone/audio/analysis';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Verdict } from './verdict';

/**
 * Handles a file as an upload does: identifies it, converts it if its format is not stored, and decodes all of it.
 * @param samePath path of a file with the same samples that ffmpeg can read
 */
export async function judgeFile(path: string, samePath: string): Promise<Omit<Verdict, 'storage'>> {
  const file = new Blob([readFileSync(path)]);
  try {
    const facts = await inspectAudioFile(file);
    const original = await toStoredFormat(file, facts);
    const { chunks, sampleRate, channels, tags } = await decodeAudioFile(original.file);
    let frames = 0;
    for await (const [plane] of chunks) frames += plane!.length;
    const sound = `${(frames / sampleRate).toFixed(2)} s, ${sampleRate} Hz, ${channels}`;
    if (original.file === file) return { outcome: `${facts.format}, ${sound}` };
    const storedPath = `${path}.${original.format}`;
    writeFileSync(storedPath, new Uint8Array(await original.file.arrayBuffer()));
    const isLossless = samplesOf(samePath) === samplesOf(storedPath);
    return {
      outcome: `${facts.format} → ${original.format}, ${sound}`,
      isLossless,
      tags: { ...tags, cover: tags.cover?.mimeType },
    };
  } catch (error) {
    if (error instanceof AudioFileError) return { outcome: `refused: ${error.code}` };
    throw error;
  }
}

/** A checksum of the samples as ffmpeg decodes them. 64-bit floats hold all other formats without loss. */
function samplesOf(path: string): string {
  const options = ['-v', 'error', '-i', path, '-map', '0:a', '-c:a', 'pcm_f64le', '-f', 'md5', '-'];
  const { stdout, stderr, status } = spawnSync('ffmpeg', options, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ffmpeg cannot decode ${path}: ${stderr}`);
  return stdout.trim();
}
