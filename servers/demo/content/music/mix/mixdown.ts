import { writeAnswers, writeHarmony } from '../compose/answer';
import { writeBass } from '../compose/bass';
import { writeChords } from '../compose/chordsPart';
import { writeDrums } from '../compose/drumsPart';
import { writeLead } from '../compose/melody';
import { inKeyOf, type GridNote } from '../compose/notes';
import type { PartScore } from '../compose/score';
import type { Song } from '../compose/song';
import { framesOf } from '../compose/form';
import { DRUMS } from '../drums/catalogue';
import { dbToGain, SAMPLE_RATE } from '../dsp/constants';
import { applyInsert } from '../dsp/inserts';
import { addPingPong } from '../dsp/pingPong';
import { addReverb } from '../dsp/reverb';
import type { Random } from '../random';
import { activeLevelDb } from './levels';
import { placeDrums } from './placeDrums';
import { performPart } from './performPart';
import type { Stereo } from './placeNotes';

/** Loudness of a part at level 0 before mastering, in dB. */
const REFERENCE_DB = -20;
/** The drum kit, measured without the bass of its kick, is this many dB below the melody. */
const DRUMS_UNDER_DB = 3;

const stereo = (length: number): Stereo => [new Float32Array(length), new Float32Array(length)];

/** Composes and renders every part of a song in the same buffers, and mixes them with reverb and echo. */
export function mixdown(song: Song, random: Random): { mix: Stereo; instruments: string[] } {
  const length = framesOf(song);
  const mix = stereo(length);
  const room = stereo(length);
  const echo = new Float32Array(length);
  const part = stereo(length);
  const instruments: string[] = [];
  let kickTimes: number[] = [];

  const add = (levelDb: number, reverb: number, delay: number, isDrums = false) => {
    const gain = dbToGain(REFERENCE_DB + levelDb - activeLevelDb(part, isDrums));
    if (Number.isFinite(gain)) sendOut(part, mix, room, echo, { gain, reverb, delay });
    part[0].fill(0);
    part[1].fill(0);
  };

  const { drums } = song.score;
  if (drums) {
    const hits = writeDrums(song, drums, random.fork('drums'));
    kickTimes = placeDrums(part, hits, random.fork('kit'));
    add(drums.level - DRUMS_UNDER_DB, drums.room, 0, true);
    instruments.push(...new Set(hits.map((hit) => DRUMS[hit.drum].name)));
  }
  let lead: GridNote[] = [];
  song.score.parts.forEach((score, index) => {
    const choose = random.fork(`part${index}`);
    const notes = writePart(song, score, choose, lead);
    if (score.role === 'lead') lead = notes;
    if (notes.length === 0) return;
    const voices = performPart(part, song, score, inKeyOf(song, notes), choose);
    for (const insert of score.inserts ?? []) {
      part.forEach((samples, side) => applyInsert(samples, insert, { kickTimes, side }));
    }
    add(score.level, score.reverb ?? 0.15, score.delay ?? 0);
    instruments.push(...voices);
  });

  const { space } = song.score;
  addReverb(room, mix, space);
  if (space.delay) {
    const delaySamples = Math.round((song.barSeconds / song.stepsPerBar) * space.delay.steps * SAMPLE_RATE);
    addPingPong(echo, mix, { delaySamples, feedback: space.delay.feedback, wet: space.delay.wet });
  }
  return { mix, instruments: [...new Set(instruments)] };
}

function writePart(song: Song, score: PartScore, random: Random, lead: GridNote[]): GridNote[] {
  switch (score.role) {
    case 'bass':
      return writeBass(song, score, random);
    case 'chords':
      return writeChords(song, score, random);
    case 'answer':
      return writeAnswers(song, score, random);
    case 'harmony':
      return writeHarmony(song, score, lead);
    default:
      return writeLead(song, score, random);
  }
}

function sendOut(part: Stereo, mix: Stereo, room: Stereo, echo: Float32Array, sends: { gain: number; reverb: number; delay: number }): void {
  const { gain, reverb, delay } = sends;
  for (let c = 0; c < 2; c++) {
    const from = part[c]!;
    const dry = mix[c]!;
    const wet = room[c]!;
    for (let i = 0; i < from.length; i++) {
      const value = from[i]! * gain;
      dry[i]! += value;
      wet[i]! += value * reverb;
    }
    if (delay > 0) for (let i = 0; i < from.length; i++) echo[i]! += from[i]! * gain * delay * 0.5;
  }
}
