import type { GenreScore } from '../compose/score';

export const world: GenreScore = {
  name: 'World',
  tempo: [88, 112],
  beats: 4,
  looseness: 10,
  tonics: [2, 4, 9, 0, 7],
  harmony: [
    { scale: 'phrygianDominant', verse: ['I I bII I', 'I bvii I bII'], lift: ['iv bII I I', 'bvii bII I I', 'iv I bII I'] },
    { scale: 'hirajoshi', verse: ['i5 i5 i5 V5', 'i5 iv5 i5 V5'], lift: ['bVI5 V5 i5 i5', 'iv5 V5 i5 i5'] },
    { scale: 'dorian', tune: 'minorPentatonic', verse: ['i5 i5 bVII5 i5', 'i i IV i'], lift: ['bIII bVII i i', 'IV bVII i i'] },
  ],
  drums: {
    verse: [
      { tablaLow: 'x.....x...x.....', tablaHigh: '..x.x..xx..xx.xo', tambourine: '....o.......o...' },
      { djembeBass: 'x..x....x..x....', djembeSlap: '....x.xo....x.x.', shaker: 'x.o.x.o.x.o.x.o.' },
    ],
    lift: [
      { tablaLow: 'x..x..x...x..x..', tablaHigh: 'x.xxx.xxx.xxx.xx', djembeBass: 'x.......x.......', tambourine: '..x...x...x...x.' },
      { djembeBass: 'x..x..x.x..x..x.', djembeSlap: '..x.x.xx..x.x.xx', agogo: 'x..x..x...x.x...', shaker: 'xoxoxoxoxoxoxoxo' },
    ],
    light: [{ djembeBass: 'x.......x.......' }, { tablaHigh: 'x.....x.....x...' }],
    fills: ['djembeSlap', 'tablaHigh', 'djembeBass'],
    level: -3,
    room: 0.25,
  },
  parts: [
    { role: 'bass', voices: ['drone', 'oud', 'uprightBass'], register: [33, 48], level: -5, verse: ['R---------------', 'R-------5-------'], lift: ['R-----R-5-----R-'], reverb: 0.25 },
    { role: 'riff', voices: ['oud', 'koto', 'kora', 'sitar'], register: [52, 69], level: -4, from: 1, leap: 0.24, grace: 0.2, cells: ['x-x-x-x-x-x-x-x-', 'x-xxx-x-x-xxx-x-', 'x--x--x-x--x--x-'], pan: -0.4, reverb: 0.25 },
    { role: 'chords', voices: ['kora', 'harp', 'balafon'], register: [57, 79], level: -8, from: 3, size: 4, verse: ['0.1.2.3.2.1.2.3.', '0..2..1..3..2.1.'], pan: 0.45, reverb: 0.3 },
    {
      role: 'lead', voices: ['ney', 'flute', 'violin', 'koto', 'sitar'], register: [62, 82], level: 0, from: 2, leap: 0.2, grace: 0.4, pan: 0.1, reverb: 0.4, delay: 0.2,
      cells: ['x-----x-x-x-x---', 'x-xxx---x-xxx---', '..x-x-x-x-------', 'x---x-xxx---....'], liftCells: ['x---x---x-xxx---', 'x-x-x-x-x---x---'],
    },
    { role: 'harmony', voices: ['choir', 'ney'], register: [57, 77], level: -9, from: 4, steps: -3, width: 0.8, reverb: 0.6 },
    { role: 'answer', voices: ['gong', 'bells', 'kalimba'], register: [60, 79], level: -10, from: 2, cells: ['........x---x---', '..........x-x-x-'], pan: 0.4, reverb: 0.5 },
  ],
  space: { reverbSeconds: 2.4, damping: 0.4, wet: 0.95, delay: { steps: 4, feedback: 0.3, wet: 0.35 } },
  loudnessLufs: -15,
  darkness: 2,
};
