import type { Random } from '../random';
import { stepInScale } from '../theory/scales';
import type { Section, Theme } from './form';
import { createMotif, nearestChordTone, motifNotes, type Motif, type Singer } from './motif';
import { plays, type GridNote } from './notes';
import type { PartScore, Pattern } from './score';
import { chordAt, lastStep, type Song } from './song';

type LeadScore = Extract<PartScore, { role: 'lead' | 'riff' }>;

/** Which motif each bar of four uses: 0 the main one, 1 its companion, 2 a contrast; the last bar always ends on a long note. */
const PHRASES = [
  [0, 1, 0, 2],
  [0, 0, 1, 2],
  [0, 1, 2, 1],
  [0, 1, 0, 1],
];

const SOLO_LEAP = 0.34;
const SOLO_GRACE = 0.3;

/** Writes a melody of motifs that return, vary and answer each other; verses share their motifs, lifts have their own, higher ones. */
export function writeLead(song: Song, part: LeadScore, random: Random): GridNote[] {
  const themes = createThemes(song, part, random);
  const [low, high] = part.register;
  const notes: GridNote[] = [];
  song.sections.forEach((section, index) => {
    if (!plays(part, section)) return;
    const theme = themes[section.theme];
    const isHigh = section.kind === 'lift' || section.kind === 'solo';
    const register: [number, number] = isHigh ? [low + 3, high + 2] : [low, high];
    const singer: Singer = { register, pitch: nearestChordTone(song, section.firstBar * song.stepsPerBar, Math.round((register[0] * 0.55 + register[1] * 0.45))) };
    notes.push(...singSection(song, part, section, theme, singer, random.fork(`section${index}`)));
  });
  const last = notes.at(-1);
  if (part.role === 'lead' && last) notes.push(homecoming(song, last.midi, part.register));
  return withinBounds(notes);
}

type Tune = { motifs: Motif[]; phrase: number[]; grace: number };

/** Each theme has a random stream of its own. */
function createThemes(song: Song, part: LeadScore, random: Random): Record<Theme, Tune> {
  const lift = part.liftCells ?? part.cells;
  return {
    verse: createTune(song, part, part.cells, random.fork('verse')),
    lift: createTune(song, part, lift, random.fork('lift')),
    bridge: createTune(song, part, [...part.cells].reverse(), random.fork('bridge')),
    // Solos vary the notes of the verse.
    solo: { ...createTune(song, { ...part, leap: SOLO_LEAP }, [...lift, ...part.cells], random.fork('solo')), grace: SOLO_GRACE },
  };
}

function createTune(song: Song, part: LeadScore, cells: Pattern[], random: Random): Tune {
  const shuffled = [...cells].sort(() => random.next() - 0.5);
  const motifs = [0, 1, 2].map((i) => createMotif(shuffled[i % shuffled.length]!, song.stepsPerBar, part.leap ?? 0.22, random));
  return { motifs, phrase: part.role === 'riff' ? [0, 0, 0, 1] : random.pick(PHRASES), grace: part.grace ?? 0.12 };
}

function singSection(song: Song, part: LeadScore, section: Section, theme: Tune, singer: Singer, random: Random): GridNote[] {
  const notes: GridNote[] = [];
  for (let bar = 0; bar < section.bars; ) {
    const motif = theme.motifs[theme.phrase[bar % 4]!]!;
    const barsOfMotif = Math.max(1, Math.ceil((motif.strokes.at(-1)!.step + 1) / song.stepsPerBar));
    const firstStep = (section.firstBar + bar) * song.stepsPerBar;
    const isSecondTime = bar >= 4;
    const sung = motifNotes(song, motif, firstStep, singer);
    const varied = isSecondTime || section.intensity === 3 ? vary(song, sung, theme.grace, random) : sung;
    bar += barsOfMotif;
    const closes = part.role === 'lead' && bar % 4 === 0;
    notes.push(...(closes ? close(song, varied, firstStep, bar === section.bars, singer) : varied));
  }
  return notes;
}

/** The last bar of a phrase ends on a long note: one of the tonic chord at the end of a section, another one otherwise. */
function close(song: Song, notes: GridNote[], firstStep: number, isFinal: boolean, singer: Singer): GridNote[] {
  const landing = firstStep + (song.stepsPerBar >= 16 ? 8 : 4);
  const kept = notes.filter((note) => note.step < landing);
  const from = kept.at(-1)?.midi ?? singer.pitch;
  const target = isFinal ? from : stepInScale(from, 1, song.tonic, song.tune);
  singer.pitch = nearestChordTone(song, landing, target);
  const steps = song.stepsPerBar - (landing - firstStep) - 2;
  return [...kept.map((note) => ({ ...note, steps: Math.min(note.steps, landing - note.step) })),
    { step: landing, steps, midi: singer.pitch, velocity: 0.76 }];
}

/** A variation for a repetition: a grace note, or a pair of short notes instead of a long one. */
function vary(song: Song, notes: GridNote[], grace: number, random: Random): GridNote[] {
  return notes.flatMap((note) => {
    if (note.steps >= 2 && random.chance(grace)) {
      const neighbour = stepInScale(note.midi, random.pick([-1, 1]), song.tonic, song.tune);
      const half = note.steps / 2;
      return [
        { ...note, steps: half },
        { ...note, step: note.step + half, steps: half, midi: neighbour, velocity: note.velocity - 0.06 },
      ];
    }
    if (random.chance(grace)) {
      const below = stepInScale(note.midi, -1, song.tonic, song.tune);
      return [{ ...note, step: Math.max(0, note.step - 0.35), steps: 0.35, midi: below, velocity: note.velocity - 0.1 }, note];
    }
    return [note];
  });
}

/** The melody ends on the root of the last chord, in the octave nearest to the last note. */
function homecoming(song: Song, from: number, [low, high]: [number, number]): GridNote {
  const step = lastStep(song);
  const root = (song.tonic + chordAt(song, step).chord.root) % 12;
  const homes = Array.from({ length: high - low + 1 }, (_, i) => low + i).filter((midi) => midi % 12 === root);
  const midi = homes.sort((x, y) => Math.abs(x - from) - Math.abs(y - from))[0] ?? from;
  return { step, steps: song.stepsPerBar, midi, velocity: 0.72 };
}

/** The melody is monophonic: a note ends where the next begins. */
function withinBounds(notes: GridNote[]): GridNote[] {
  const sorted = [...notes].sort((a, b) => a.step - b.step);
  return sorted.map((note, i) => {
    const next = sorted[i + 1];
    return next ? { ...note, steps: Math.max(0.25, Math.min(note.steps, next.step - note.step)) } : note;
  });
}
