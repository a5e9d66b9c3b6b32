import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { PieceFacts } from '../music/testing/surveyPieces';
import type { DemoTrack } from './demoTracks';

export type SurveyedPiece = PieceFacts & DemoTrack;

/** Renders the pieces again on all cores, and returns their fingerprints and facts for the comparison. */
export async function survey(pieces: DemoTrack[]): Promise<SurveyedPiece[]> {
  const shares = Array.from({ length: availableParallelism() }, (_, index) =>
    pieces.filter((_piece, place) => place % availableParallelism() === index),
  );
  return (await Promise.all(shares.map(surveyShare))).flat();
}

async function surveyShare(pieces: DemoTrack[]): Promise<SurveyedPiece[]> {
  const args = [
    resolve('tools/run.mjs'),
    resolve('servers/demo/content/music/testing/surveyPieces.ts'),
    JSON.stringify(pieces),
  ];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  for await (const text of child.stdout.setEncoding('utf8')) output += text;
  return output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as SurveyedPiece);
}
