import type { GenreScore } from '../compose/score';

export const funk: GenreScore = {
  name: 'Funk',
  tempo: [96, 114],
  beats: 4,
  swing: { unit: 16, amount: 0.54 },
  looseness: 5,
  tonics: [4, 9, 2, 7, 0],
  harmony: [
    { scale: 'mixolydian', tune: 'majorBlues', verse: ['I9 I9 I9 I9', 'I9 I9 IV9 I9', 'I7s9 I7s9 I7s9 I7s9'], lift: ['IV9 IV9 I9 I9', 'IV9 bVII9 I9 I9', 'bIII7 IV9 I9 V7s9'] },
    { scale: 'dorian', tune: 'minorPentatonic', verse: ['i9 i9 IV9 IV9', 'i7 i7 i7 IV9'], lift: ['iv9 iv9 i9 i9', 'bIIImaj7 IV9 i9 V7s9'] },
  ],
  drums: {
    verse: [
      { rockKick: 'X.x.......x..x..', tightSnare: '....X..o.o..X..o', closedHat: 'xoxoxoxoxoxoxxxo' },
      { rockKick: 'X..x..x...x.....', tightSnare: '....X.o..o.oX...', closedHat: 'x.xox.xox.xox.x.', openHat: '..............x.' },
    ],
    lift: [{ rockKick: 'X.x...x...x..x..', tightSnare: '....X..o.o..X.oo', closedHat: 'xoxoxoxoxoxoxoxo', openHat: '......x.......x.', cowbell: 'x...x...x...x...' }],
    light: [{ closedHat: 'xoxoxoxoxoxoxoxo', highConga: '..x..x....x..x..' }],
    fills: ['tightSnare', 'highTom', 'lowTom'],
    crash: 'crash',
    level: 0,
    room: 0.06,
  },
  parts: [
    { role: 'bass', voices: ['slapBass', 'fingerBass'], register: [28, 43], level: 1, verse: ['R.rR..O.r.7.5.A.', 'R..r.RO...r7.5rA', 'RrR..rO.R..r7.O.'], lift: ['R.rO.rR.R.rO.r5A'], reverb: 0 },
    { role: 'chords', voices: ['mutedGuitar', 'cleanGuitar'], register: [57, 75], level: -5, size: 3, strumMs: 3, verse: ['..xo.ox...xo.ox.', 'o.x.oo.xo.x.oo.x', '..x...xoo.x...x.'], pan: -0.45, reverb: 0.06 },
    { role: 'chords', voices: ['clavinet'], register: [52, 70], level: -7, from: 2, size: 3, verse: ['x..o.x..o.x.o..x', 'o.x..oo.x..o.x.o'], pan: 0.4, reverb: 0.05, inserts: [{ kind: 'amp', drive: 1.6, tone: 5200 }] },
    { role: 'chords', voices: ['brass'], register: [58, 77], level: -3, from: 3, size: 4, verse: ['x.............x-................', '..x.......xx....'], lift: ['x..x..x-....x.x-', 'x-......x..x..x.'], width: 0.6, reverb: 0.15 },
    {
      role: 'lead', voices: ['saxophone', 'trumpet', 'squareLead', 'jazzOrgan'], register: [62, 80], level: -3, from: 3, leap: 0.26, grace: 0.2, reverb: 0.18, delay: 0.15, pan: 0.1,
      cells: ['x.xx..x.x-x.....', '..x.xxx-..x.x-..', 'xx.x..x-....x.x.'], liftCells: ['x-x.xx-.x-x.xx-.', 'x.x-x.x-xx.x-...'],
    },
    { role: 'answer', voices: ['brass', 'clavinet'], register: [60, 79], level: -5, from: 2, cells: ['........x.xx.x-.', '..........xx.xx.'], pan: 0.3, reverb: 0.12 },
  ],
  space: { reverbSeconds: 0.9, damping: 0.4, wet: 0.7, delay: { steps: 3, feedback: 0.2, wet: 0.3 } },
  loudnessLufs: -13.5,
};
