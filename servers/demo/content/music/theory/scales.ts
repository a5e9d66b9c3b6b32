/** Semitones above the tonic. */
export const SCALES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  harmonicMinor: [0, 2, 3, 5, 7, 8, 11],
  phrygianDominant: [0, 1, 4, 5, 7, 8, 10],
  majorPentatonic: [0, 2, 4, 7, 9],
  minorPentatonic: [0, 3, 5, 7, 10],
  blues: [0, 3, 5, 6, 7, 10],
  majorBlues: [0, 2, 3, 4, 7, 9],
  wholeTone: [0, 2, 4, 6, 8, 10],
  hirajoshi: [0, 2, 3, 7, 8],
  octatonic: [0, 2, 3, 5, 6, 8, 9, 11],
} as const;

export type ScaleName = keyof typeof SCALES;

const PITCH_NAMES = ['C', 'D♭', 'D', 'E♭', 'E', 'F', 'F♯', 'G', 'A♭', 'A', 'B♭', 'B'];
const MODE_WORDS: Partial<Record<ScaleName, string>> = {
  majorPentatonic: 'major', minorPentatonic: 'minor', majorBlues: 'major', blues: 'blues', harmonicMinor: 'minor',
};

/** Name of a key for musicians: "E♭ minor", "D dorian". */
export function keyName(tonic: number, scale: ScaleName): string {
  const word = MODE_WORDS[scale] ?? scale.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${PITCH_NAMES[((tonic % 12) + 12) % 12]} ${word}`;
}

/** The note of the scale nearest to `midi`. */
export function snapToScale(midi: number, tonic: number, scale: readonly number[]): number {
  for (let distance = 0; distance < 7; distance++) {
    for (const candidate of [midi - distance, midi + distance]) {
      if (scale.includes((((candidate - tonic) % 12) + 12) % 12)) return candidate;
    }
  }
  return midi;
}

/** Moves `steps` notes along the scale from a note of the scale. */
export function stepInScale(midi: number, steps: number, tonic: number, scale: readonly number[]): number {
  const degree = scale.indexOf((((midi - tonic) % 12) + 12) % 12);
  if (degree < 0) return stepInScale(snapToScale(midi, tonic, scale), steps, tonic, scale);
  const octave = Math.floor((midi - tonic) / 12);
  const target = degree + steps;
  const turns = Math.floor(target / scale.length);
  return tonic + 12 * (octave + turns) + scale[target - turns * scale.length]!;
}
