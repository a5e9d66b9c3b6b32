import type { Chord } from './chords';

/** Absolute MIDI notes of the chord's pitch classes inside a register, lowest first. */
function candidates(chord: Chord, tonic: number, low: number, high: number): number[] {
  const classes = new Set(chord.tones.map((tone) => (tonic + chord.root + tone) % 12));
  const notes: number[] = [];
  for (let midi = low; midi <= high; midi++) if (classes.has(midi % 12)) notes.push(midi);
  return notes;
}

/**
 * Picks the close voicing of a chord that moves least from the one before. At most `size`
 * notes; larger chords omit the root first (the bass plays it), then the fifth.
 */
export function voiceChord(
  chord: Chord, tonic: number, options: { low: number; high: number; size: number }, previous?: readonly number[],
): number[] {
  const thinned = thin(chord, options.size);
  const pool = candidates(thinned, tonic, options.low, options.high);
  const size = Math.min(options.size, thinned.tones.length);
  const center = previous ? average(previous) : (options.low + options.high) / 2;
  let best: number[] = pool.slice(0, size);
  let bestCost = Infinity;
  for (let i = 0; i + size <= pool.length; i++) {
    const voicing = pool.slice(i, i + size);
    const cost = Math.abs(average(voicing) - center) + (voicing.length > 1 && voicing[1]! - voicing[0]! === 1 ? 1.5 : 0);
    if (cost < bestCost) {
      best = voicing;
      bestCost = cost;
    }
  }
  return best;
}

function thin(chord: Chord, size: number): Chord {
  let tones = [...new Set(chord.tones)];
  if (tones.length > size) tones = tones.filter((tone) => tone !== 0);
  if (tones.length > size) tones = tones.filter((tone) => tone !== 7);
  return { root: chord.root, tones: tones.slice(0, size) };
}

const average = (notes: readonly number[]) => notes.reduce((sum, note) => sum + note, 0) / Math.max(1, notes.length);
