import type { GenreScore } from '../compose/score';

export const pop: GenreScore = {
  name: 'Pop',
  tempo: [98, 120],
  beats: 4,
  looseness: 3,
  tonics: [0, 7, 2, 5, 9],
  harmony: [
    { scale: 'major', tune: 'majorPentatonic', verse: ['I V vi IV', 'vi IV I V', 'I vi IV V'], lift: ['IV V vi I', 'IV I V vi', 'I V vi7 IVadd9'] },
    { scale: 'major', verse: ['Iadd9 iii vi IV', 'IVmaj7 V vi iii'], lift: ['I V ii7 IV', 'vi IV I Vsus4'] },
  ],
  drums: {
    verse: [
      { softKick: 'x.....x...x.....', clap: '....x.......x...', closedHat: 'x.o.x.o.x.o.x.oo' },
      { softKick: 'x..x....x.......', snap: '....x.......x...', shaker: 'xoxoxoxoxoxoxoxo' },
    ],
    lift: [{ houseKick: 'x...x...x...x...', clap: '....x.......x...', fatSnare: '....o.......o...', openHat: '..x...x...x...x.', shaker: 'xoxoxoxoxoxoxoxo' }],
    light: [{ snap: '....x.......x...' }, { shaker: 'x.o.x.o.x.o.x.o.' }],
    fills: ['fatSnare', 'clap', 'lowTom'],
    crash: 'crash',
    level: 0,
    room: 0.1,
  },
  parts: [
    { role: 'bass', voices: ['subBass', 'fingerBass', 'sawBass'], register: [31, 45], level: -4, from: 2, verse: ['R-----R---R-----', 'R--R--R---5-----'], lift: ['R-R-R-R-R-R-R-A-', 'R--R--R-R--R--5-'], reverb: 0 },
    { role: 'chords', voices: ['grandPiano', 'electricPiano', 'feltPiano'], register: [52, 72], level: -5, verse: ['x-------x-------', 'x---o-x---x-o---'], lift: ['x---x---x---x---', 'x--x--x-x--x--x-'], reverb: 0.2 },
    { role: 'chords', voices: ['synthPluck', 'mutedGuitar'], register: [60, 79], level: -10, from: 3, pan: 0.45, verse: ['0.2.1.2.0.2.1.3.', '2.1.0.1.2.1.0.1.'], delay: 0.5, reverb: 0.2 },
    { role: 'chords', voices: ['warmPad', 'stringSection'], register: [55, 76], level: -11, from: 3, width: 1, verse: ['x---------------'], reverb: 0.4, inserts: [{ kind: 'duck', depth: 0.4 }] },
    {
      role: 'lead', voices: ['voxLead', 'softLead', 'squareLead'], register: [62, 79], level: 0, from: 2, leap: 0.18, grace: 0.08, reverb: 0.3, delay: 0.35,
      cells: ['x-x-x---x-x-x---', '..x-x-x-x---x---', 'x--x--x-x-----..'], liftCells: ['x---x-x-x---x-x-', 'x--x--x--x--x---', 'x-x-x-x-x---x---'],
    },
    { role: 'harmony', voices: ['voxLead', 'choir'], register: [57, 76], level: -7, from: 4, width: 0.8, reverb: 0.4 },
    { role: 'answer', voices: ['glockenspiel', 'synthPluck'], register: [72, 91], level: -11, from: 2, cells: ['..........x-x-x-', '............x-x-'], pan: -0.4, delay: 0.5 },
  ],
  space: { reverbSeconds: 1.9, damping: 0.35, wet: 0.8, delay: { steps: 6, feedback: 0.36, wet: 0.5 } },
  loudnessLufs: -13.5,
};
