import type { GenreScore } from '../compose/score';

export const rock: GenreScore = {
  name: 'Rock',
  tempo: [118, 142],
  beats: 4,
  looseness: 7,
  tonics: [4, 9, 2, 7],
  harmony: [
    { scale: 'mixolydian', tune: 'majorPentatonic', verse: ['I I bVII IV', 'I bVII IV I'], lift: ['IV I V V', 'vi IV I V'] },
    { scale: 'minor', tune: 'minorPentatonic', verse: ['i i bVII bVI', 'i bVI bIII bVII'], lift: ['bVI bVII i i', 'bIII bVII iv i'] },
  ],
  drums: {
    verse: [
      { rockKick: 'x.....x.x.......', rockSnare: '....X.......X...', closedHat: 'x.o.x.o.x.o.x.o.' },
      { rockKick: 'x..x..x...x.....', rockSnare: '....X.......X..o', closedHat: 'x.x.x.x.x.x.x.x.' },
    ],
    lift: [{ rockKick: 'x..x..x.x.x.....', rockSnare: '....X.......X...', ride: 'x.o.x.o.x.o.x.o.', crash: 'x...............' + '................' }],
    light: [{ rockKick: 'x.......x.......', closedHat: 'x...x...x...x...' }],
    fills: ['rockSnare', 'highTom', 'lowTom'],
    crash: 'crash',
    level: 1,
    room: 0.1,
  },
  parts: [
    { role: 'bass', voices: ['pickBass', 'fingerBass'], register: [28, 43], level: -2, from: 2, verse: ['R-R-R-R-R-R-R-A-', 'R-R-..R-R-R-5-R-'], lift: ['R-R-R-R-R-R-5-A-'], reverb: 0 },
    {
      role: 'chords', voices: ['steelGuitar', 'cleanGuitar'], register: [45, 64], level: -6, width: 0.9, size: 3, strumMs: 9,
      verse: ['D---D---D-U-D-U-', 'D-....D-D---D-U-'], lift: ['D-D-D-D-D-D-D-D-', 'D-U-D-U-D-U-D-U-'], reverb: 0.08,
      inserts: [{ kind: 'amp', drive: 6, tone: 4600 }],
    },
    { role: 'chords', voices: ['comboOrgan', 'jazzOrgan'], register: [55, 74], level: -13, from: 3, verse: ['x---------------'], reverb: 0.2, pan: -0.4 },
    {
      role: 'lead', voices: ['cleanGuitar', 'steelGuitar'], register: [59, 78], level: -2, from: 2, leap: 0.24, grace: 0.16, reverb: 0.18, delay: 0.3, pan: 0.1,
      cells: ['x--x--x-x---x-x-', 'x-x-x---..x-x---', '..x-x-x-x--x--x-'], liftCells: ['x---x---x--x--x-', 'x-----x-x---x---', 'x--x--x---x-x-x-'],
      inserts: [{ kind: 'amp', drive: 11, tone: 4200 }],
    },
    { role: 'riff', voices: ['steelGuitar'], register: [45, 60], level: -7, until: 1, cells: ['x-x-..x-x-..x-x-', 'x--x--x-x-x---x-'], reverb: 0.15, inserts: [{ kind: 'amp', drive: 5, tone: 4200 }] },
  ],
  space: { reverbSeconds: 1.3, damping: 0.35, wet: 0.7, delay: { steps: 6, feedback: 0.3, wet: 0.5 } },
  loudnessLufs: -13,
};
