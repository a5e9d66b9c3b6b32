import type { GenreScore } from '../compose/score';

export const afrobeat: GenreScore = {
  name: 'Afrobeat',
  tempo: [100, 118],
  beats: 4,
  swing: { unit: 16, amount: 0.53 },
  looseness: 7,
  tonics: [2, 7, 9, 4, 0],
  harmony: [
    { scale: 'dorian', tune: 'minorPentatonic', verse: ['i7 i7 i7 i7', 'i7 i7 IV7 IV7', 'i7 IV7 i7 IV7'], lift: ['IV7 IV7 i7 i7', 'bVII IV7 i7 i7', 'i7 bIII IV7 i7'] },
    { scale: 'major', tune: 'majorPentatonic', verse: ['I IV I V', 'I IV ii V', 'vi IV I V'], lift: ['IV V I vi', 'I IV V IV'] },
  ],
  drums: {
    verse: [
      { softKick: 'x..x..x.x..x....', rim: '...x..x....x..x.', closedHat: 'x.xxx.xxx.xxx.xx', shaker: 'xoxoxoxoxoxoxoxo', highConga: '..x...xx..x...xx' },
      { softKick: 'x...x...x...x...', rim: '...x..x...x...x.', shaker: 'x.xxx.xxx.xxx.xx', lowConga: '..........x.x...', talkingDrum: '......x......x..' },
    ],
    lift: [
      { rockKick: 'x..x..x.x..x..x.', tightSnare: '....x..o....x.o.', openHat: '..x...x...x...x.', agogo: 'x.x..x.x.x..x.x.', shaker: 'xoxoxoxoxoxoxoxo', highConga: '..xx..x...xx..xx', lowConga: '............x.x.' },
      { softKick: 'x...x...x...x...', logDrum: '...x..x....x..xx', clap: '....x.......x...', cowbell: 'x..x..x...x.x...', shaker: 'xoxoxoxoxoxoxoxo', talkingDrum: '..x...x..x....x.' },
    ],
    light: [{ shaker: 'xoxoxoxoxoxoxoxo', agogo: 'x..x..x...x.x...' }],
    fills: ['talkingDrum', 'highConga', 'lowConga'],
    level: -1,
    room: 0.12,
  },
  parts: [
    { role: 'bass', voices: ['fingerBass', 'dubBass'], register: [29, 43], level: -1, verse: ['R-..R-5-..7-O---', 'R..R..5...R.7.5.', '..R-..R-5-..7-R-'], lift: ['R-.R..5-R-.7..O-', 'R..R..O...5.7.R.'], reverb: 0.02 },
    { role: 'riff', voices: ['mutedGuitar', 'cleanGuitar'], register: [57, 74], level: -5, leap: 0.3, cells: ['x.x..x.x.x..x.x.', 'x..x.x..x..x.x..', '..x.x..x..x.x.xx'], pan: -0.5, reverb: 0.1 },
    { role: 'chords', voices: ['cleanGuitar', 'mutedGuitar'], register: [60, 77], level: -8, size: 3, strumMs: 3, from: 2, verse: ['..x...x...x...x.', '..xo..x...xo..x.'], pan: 0.5, reverb: 0.1 },
    { role: 'chords', voices: ['jazzOrgan', 'reedPiano', 'comboOrgan'], register: [53, 72], level: -9, size: 3, from: 2, verse: ['x--x--......x-..', '....x-x-....x-x-'], pan: 0.2, reverb: 0.15 },
    { role: 'chords', voices: ['brass'], register: [58, 77], level: -3, from: 3, size: 4, verse: ['x--x--x-........................', '......x-x--x----' + '................'], lift: ['x--x--x---x-x---', 'x-x-..x-..x-x---'], width: 0.6, reverb: 0.2 },
    {
      role: 'lead', voices: ['saxophone', 'trumpet', 'balafon', 'flute'], register: [60, 79], level: -1, from: 2, leap: 0.24, grace: 0.16, reverb: 0.25, delay: 0.15, pan: 0.1,
      cells: ['x-x-x--x--x-....', '..x-x-x-..x-x---', 'x--x--x-x-......'], liftCells: ['x-x-x-x-x--x--x-', 'x--x--x--x--x-x-'],
    },
    { role: 'answer', voices: ['balafon', 'kalimba', 'trumpet'], register: [64, 84], level: -6, from: 2, cells: ['........x.xx.xx.', '......x.x.x.x.x.'], pan: 0.35, reverb: 0.2 },
  ],
  space: { reverbSeconds: 1.2, damping: 0.4, wet: 0.75, delay: { steps: 3, feedback: 0.25, wet: 0.3 } },
  loudnessLufs: -13.5,
};
