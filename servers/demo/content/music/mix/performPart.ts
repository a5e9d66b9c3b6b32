import { sectionAt, toTime, type GridNote } from '../compose/notes';
import type { PartScore } from '../compose/score';
import type { Song } from '../compose/song';
import { elementAfter } from '../compose/elementAfter';
import type { Random } from '../random';
import { VOICES } from '../voices/catalogue';
import { placeNotes, type Stereo } from './placeNotes';

/**
 * Renders the notes of one part into `out`; solos of the lead use the next instrument of its list.
 * @returns the instruments that were heard
 */
export function performPart(out: Stereo, song: Song, score: PartScore, notes: GridNote[], random: Random): string[] {
  const chosen = random.pick(score.voices);
  const timed = toTime(song, notes, random);
  const placement = { pan: score.pan ?? 0, width: score.width ?? 0, register: score.register, seed: random.whole(1, 1e6) };
  const isSolo = notes.map(({ step }) => score.role === 'lead' && sectionAt(song, step).kind === 'solo');
  const soloist = elementAfter(score.voices, chosen, 1);
  const names = [[chosen, false], [soloist, true]] as const;
  return names.flatMap(([voice, solo]) => {
    const played = timed.filter((_, index) => isSolo[index] === solo);
    if (played.length === 0) return [];
    placeNotes(out, VOICES[voice], played, placement);
    return [VOICES[voice].name];
  });
}
