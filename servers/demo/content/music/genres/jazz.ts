import type { GenreScore } from '../compose/score';

export const jazz: GenreScore = {
  name: 'Jazz',
  tempo: [128, 176],
  beats: 4,
  swing: { unit: 8, amount: 0.64 },
  looseness: 12,
  tonics: [0, 5, 10, 3, 8, 7],
  harmony: [
    { scale: 'major', verse: ['Imaj7 vi7 ii7 V13', 'Imaj9 VI7b9 ii9 V13', 'Imaj7 iv7,bVII7 Imaj7 ii7,V7'], lift: ['iii7 VI7b9 ii9 V13', 'IVmaj7 iv7 iii7,VI7 ii7,V13', 'IVmaj7 #ivdim7 Imaj7 VI7b9 ii9 V13 Imaj9 ii7,V7'] },
    { scale: 'dorian', verse: ['i9 i9 ii7b5 V7b9', 'i9 iv9 i9 V7s9', 'imaj7 i9 ii7b5 V7b9'], lift: ['iv9 bVII13 bIIImaj7 bVImaj7', 'iv9 iv9 i9 V7s9'] },
  ],
  drums: {
    verse: [
      { softKick: 'o...o...o...o...', ride: 'X...x..xX...x..x', brushSnare: '....o..?....o.?.', closedHat: '....x.......x...' },
      { softKick: 'o.......o.....?.', brushSweep: 'x...x...x...x...', closedHat: '....x.......x...', brushSnare: '....x.......x..?' },
    ],
    lift: [{ softKick: 'o...o...o...o.?.', ride: 'X...X..xX...X..x', tightSnare: '...?..o..o..?..o', closedHat: '....x.......x...' }],
    light: [{ brushSweep: 'x...x...x...x...', closedHat: '....x.......x...' }],
    fills: ['brushSnare', 'tightSnare', 'highTom'],
    crash: 'ride',
    level: -7,
    room: 0.2,
  },
  parts: [
    { role: 'bass', voices: ['uprightBass'], register: [28, 43], level: -1, verse: ['R---3---5---A---', 'R---5---3---A---R---7---5---A---', 'R---2---3---A---'], lift: ['R---3---5---A---O---7---5---A---'], reverb: 0.06 },
    { role: 'chords', voices: ['grandPiano', 'jazzGuitar'], register: [52, 71], level: -7, from: 2, size: 4, verse: ['x-----o-........', 'x-....x-....o-..', '......x-....x---'], lift: ['x-..o-..x-....o-', '..x-..x-....x-..'], pan: -0.3, reverb: 0.2 },
    {
      role: 'lead', voices: ['saxophone', 'mutedTrumpet', 'vibraphone', 'clarinet'], register: [60, 80], level: 0, from: 1, leap: 0.3, grace: 0.2, pan: 0.15, reverb: 0.28,
      cells: ['x-x-x-x-x---x-..', '..x-x-x-x-x-x---', 'x--x..x-x-x-....', 'x---..x-x-x-x-x-'], liftCells: ['x-x-x-x-x-x-x-x-', '..x-x-x-x---x-x-', 'x---x-x-x-x-x---'],
    },
    { role: 'answer', voices: ['grandPiano', 'vibraphone'], register: [67, 86], level: -9, from: 2, cells: ['..........x-x-x-', '............x-xx'], pan: -0.35, reverb: 0.25 },
  ],
  space: { reverbSeconds: 1.5, damping: 0.45, wet: 0.8 },
  loudnessLufs: -15.5,
  darkness: 3,
};
