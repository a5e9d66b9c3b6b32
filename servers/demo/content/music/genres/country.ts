import type { GenreScore } from '../compose/score';

export const country: GenreScore = {
  name: 'Country',
  tempo: [96, 118],
  beats: 4,
  looseness: 9,
  tonics: [7, 2, 9, 0, 4],
  harmony: [
    { scale: 'major', tune: 'majorPentatonic', verse: ['I I IV I', 'I IV I V', 'I I V I IV I V I'], lift: ['IV I V I', 'IV IV I I V V I I', 'vi IV I V'] },
    { scale: 'major', tune: 'majorBlues', verse: ['I IV I V7', 'I vi IV V'], lift: ['IV I II7 V7', 'IV V I vi'] },
  ],
  drums: {
    verse: [{ softKick: 'x.......x.......', rim: '....x.......x...', brushSnare: '..x...x...x...x.' }, { softKick: 'x.......x.....o.', brushSnare: '..o.X.o...o.X.o.' }],
    lift: [{ rockKick: 'x.....x.x.......', tightSnare: '....X.......X...', closedHat: 'x.x.x.x.x.x.x.x.', tambourine: '....x.......x...' }],
    light: [{ brushSnare: '..o...o...o...o.' }],
    fills: ['brushSnare', 'tightSnare', 'lowTom'],
    level: -3,
    room: 0.1,
  },
  parts: [
    { role: 'bass', voices: ['uprightBass', 'fingerBass'], register: [31, 45], level: -1, from: 2, verse: ['R-------4-------', 'R-------5-----A-'], lift: ['R-------5---A---', 'R---5---R---A---'], reverb: 0.03 },
    { role: 'chords', voices: ['steelGuitar', 'twelveString'], register: [48, 69], level: -3, size: 4, strumMs: 13, verse: ['l---D-U-l---D-U-', 'l---D-UUl---D-U-'], lift: ['D---D-U-D-U-D-U-'], pan: -0.35, reverb: 0.1 },
    { role: 'chords', voices: ['banjo', 'mandolin'], register: [60, 79], level: -9, from: 3, size: 4, verse: ['0.2.3.2.1.2.3.2.', '3.1.2.3.1.2.3.1.'], pan: 0.5, reverb: 0.08 },
    {
      role: 'lead', voices: ['fiddle', 'harmonica', 'cleanGuitar'], register: [64, 83], level: -1, from: 2, leap: 0.22, grace: 0.26, pan: 0.12, reverb: 0.22,
      cells: ['x-x-x-x-x---x---', 'x---x-x-x-x-x---', '..x-x-x-x---....', 'x-xxx-x-x-x-x---'], liftCells: ['x---x---x-x-x---', 'x-x-x---x-x-x-x-'],
    },
    { role: 'harmony', voices: ['fiddle', 'harmonica'], register: [60, 79], level: -6, from: 4, pan: -0.2, reverb: 0.25 },
    { role: 'answer', voices: ['cleanGuitar', 'mandolin', 'banjo'], register: [60, 80], level: -5, from: 2, cells: ['........x-x-x-x-', '........xxx-x-x-'], pan: 0.4, delay: 0.2, reverb: 0.2 },
  ],
  space: { reverbSeconds: 1.3, damping: 0.4, wet: 0.7, delay: { steps: 2, feedback: 0.2, wet: 0.35 } },
  loudnessLufs: -14.5,
};
