/** A chord: semitones of its root above the tonic, and of its tones above the root. */
export type Chord = { root: number; tones: number[] };

const DEGREES = { I: 0, II: 2, III: 4, IV: 5, V: 7, VI: 9, VII: 11 } as const;

const QUALITIES: Record<string, number[]> = {
  maj7: [0, 4, 7, 11], maj9: [0, 4, 7, 11, 14], 6: [0, 4, 7, 9], 69: [0, 4, 7, 9, 14], add9: [0, 4, 7, 14],
  sus2: [0, 2, 7], sus4: [0, 5, 7], '7sus4': [0, 5, 7, 10], 5: [0, 7], aug: [0, 4, 8], '7s9': [0, 4, 7, 10, 15],
  '7b9': [0, 4, 7, 10, 13], 13: [0, 4, 10, 14, 21], maj7s11: [0, 4, 7, 11, 18],
};
const MINOR_QUALITIES: Record<string, number[]> = {
  6: [0, 3, 7, 9], 9: [0, 3, 7, 10, 14], add9: [0, 3, 7, 14], 11: [0, 3, 7, 10, 17], maj7: [0, 3, 7, 11],
  '7b5': [0, 3, 6, 10], dim: [0, 3, 6], dim7: [0, 3, 6, 9], 5: [0, 7],
};

/**
 * Parses a chord in Roman numeral notation: degree of the MAJOR scale (flats explicit), capitals for major,
 * small letters for minor, then the extension: `I`, `vi7`, `bVII`, `ii7b5`, `V7s9`, `IVmaj7`.
 */
export function parseChord(symbol: string): Chord {
  const match = /^(b|#)?(VII|VI|IV|V|III|II|I|vii|vi|iv|v|iii|ii|i)(.*)$/.exec(symbol);
  if (!match) throw new Error(`"${symbol}" is not a chord; write a roman degree and a colour, such as ii7.`);
  const [, accidental, degree = 'I', colour = ''] = match;
  const isMinor = degree === degree.toLowerCase();
  const base = DEGREES[degree.toUpperCase() as keyof typeof DEGREES];
  const root = base + (accidental === 'b' ? -1 : accidental === '#' ? 1 : 0);
  return { root: (root + 12) % 12, tones: tonesOf(colour, isMinor, symbol) };
}

function tonesOf(colour: string, isMinor: boolean, symbol: string): number[] {
  if (isMinor && MINOR_QUALITIES[colour]) return MINOR_QUALITIES[colour];
  const triad = isMinor ? [0, 3, 7] : [0, 4, 7];
  if (colour === '') return triad;
  if (colour === '7') return [...triad, 10];
  if (colour === '9') return [...triad, 10, 14];
  const tones = QUALITIES[colour];
  if (!tones) throw new Error(`The chord ${symbol} has the unknown colour "${colour}".`);
  return tones;
}

/** Parses a progression: one word per bar, chords of the same bar joined by commas: "ii7,V7 Imaj7". */
export function parseProgression(text: string): Chord[][] {
  return text.trim().split(/\s+/).map((bar) => bar.split(',').map(parseChord));
}
