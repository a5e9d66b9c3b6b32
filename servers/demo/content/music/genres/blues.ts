import type { GenreScore } from '../compose/score';

const TWELVE_BARS = 'I7 IV7 I7 I7 IV7 IV7 I7 I7 V7 IV7 I7 V7';
const QUICK_MINOR = 'i7 i7 i7 i7 iv7 iv7 i7 i7 bVI7 V7s9 i7 V7';
const SLOW_JAZZY = 'I7 IV7 I7 I7 IV7 #ivdim7 I7 VI7 ii7 V7 I7,VI7 ii7,V7';

export const blues: GenreScore = {
  name: 'Blues',
  tempo: [92, 126],
  beats: 4,
  swing: { unit: 8, amount: 0.66 },
  looseness: 12,
  phraseBars: 12,
  tonics: [4, 9, 7, 2, 10],
  harmony: [
    { scale: 'mixolydian', tune: 'blues', verse: [TWELVE_BARS, SLOW_JAZZY], lift: [TWELVE_BARS] },
    { scale: 'minor', tune: 'blues', verse: [QUICK_MINOR], lift: [QUICK_MINOR] },
  ],
  drums: {
    verse: [{ softKick: 'x.......x.....o.', rockSnare: '....X.......X...', ride: 'x..xx..xx..xx..x' }, { softKick: 'x...o...x...o...', brushSnare: '....X.......X...', closedHat: 'x..xx..xx..xx..x' }],
    lift: [{ rockKick: 'x.....x.x.....x.', rockSnare: '....X.......X...', ride: 'x..xX..xx..xX..x' }],
    light: [{ closedHat: '....x.......x...' }],
    fills: ['rockSnare', 'highTom', 'lowTom'],
    crash: 'crash',
    level: -3,
    room: 0.15,
  },
  parts: [
    { role: 'bass', voices: ['uprightBass', 'fingerBass'], register: [28, 43], level: -1, verse: ['R---3---5---7---', 'R-..R-5-..5-7-A-'], lift: ['R---3---5---A---O---7---5---A---'], reverb: 0.04 },
    { role: 'chords', voices: ['steelGuitar', 'cleanGuitar'], register: [46, 66], level: -7, size: 3, strumMs: 10, from: 2, verse: ['D-..U-..D-..U-..', 'l-..h-o-l-..h-o-'], pan: -0.4, reverb: 0.12, inserts: [{ kind: 'amp', drive: 2.2, tone: 4200 }] },
    { role: 'chords', voices: ['jazzOrgan', 'uprightPiano'], register: [53, 72], level: -10, from: 2, verse: ['......x-....x---', 'x-----..x-----..'], lift: ['x---x---x---x---'], pan: 0.4, reverb: 0.2 },
    {
      role: 'lead', voices: ['cleanGuitar', 'harmonica', 'jazzGuitar'], register: [60, 80], level: 0, leap: 0.28, grace: 0.34, pan: 0.1, reverb: 0.25,
      cells: ['..x-x-x-x---....', 'x-x-x---....x-x-', 'x--x..x-x-x-....', '....x-x-x-x-x---'], liftCells: ['x-x-x-x-x---x-x-', 'x---x-x-x-x-x---', 'xxx-xxx-x---....'], inserts: [{ kind: 'amp', drive: 3.2, tone: 4600 }],
    },
    { role: 'answer', voices: ['uprightPiano', 'jazzOrgan'], register: [67, 86], level: -8, from: 2, cells: ['........x-xxx-x-', '......x-x-x-x-x-'], pan: 0.35, reverb: 0.2 },
  ],
  space: { reverbSeconds: 1.4, damping: 0.45, wet: 0.75 },
  loudnessLufs: -14.5,
  darkness: 1,
};
