import type { GenreScore } from '../compose/score';

export const soul: GenreScore = {
  name: 'Soul',
  tempo: [82, 98],
  beats: 4,
  swing: { unit: 8, amount: 0.57 },
  looseness: 10,
  tonics: [5, 10, 3, 8, 0],
  harmony: [
    { scale: 'major', tune: 'majorPentatonic', verse: ['I vi7 ii7 V7', 'Imaj7 iii7 IVmaj7 ii7,V7', 'I I7 IV iv6'], lift: ['IVmaj7 iii7 ii7 V7sus4', 'IV #ivdim7 I VI7 ii7 V7 I V7', 'vi7 iii7 IV V'] },
    { scale: 'dorian', tune: 'minorPentatonic', verse: ['i7 IV7 i7 IV7', 'i7 bIIImaj7 IV7 iv7'], lift: ['bVImaj7 bVII i7 i7', 'iv7 bVII7 bIIImaj7 V7'] },
  ],
  drums: {
    verse: [{ softKick: 'x.....x.x.......', fatSnare: '....X.......X...', closedHat: 'x.x.x.x.x.x.x.x.', tambourine: '....o.......o...' }, { softKick: 'x..x..x...x.....', fatSnare: '....X..o....X...', shaker: 'x.x.x.x.x.x.x.x.' }],
    lift: [{ rockKick: 'x.....x.x.x.....', fatSnare: '....X.......X...', tambourine: 'x.x.X.x.x.x.X.x.', openHat: '..............x.' }],
    light: [{ snap: '....x.......x...' }, { rim: '....x.......x...', shaker: 'x.x.x.x.x.x.x.x.' }],
    fills: ['fatSnare', 'highTom', 'lowTom'],
    level: -2,
    room: 0.14,
  },
  parts: [
    { role: 'bass', voices: ['fingerBass'], register: [29, 44], level: 0, verse: ['R---..R-5---3-A-', 'R--R--5---R-3-5-', 'R-----R-O---5-A-'], lift: ['R-R-3-5-R-R-5-A-'], reverb: 0.02 },
    { role: 'chords', voices: ['gospelOrgan'], register: [55, 74], level: -8, from: 2, verse: ['x---------------', 'x-------x-----x-'], width: 0.4, reverb: 0.25, inserts: [{ kind: 'tremolo', hz: 6.4, depth: 0.3, pan: true }] },
    { role: 'chords', voices: ['reedPiano', 'grandPiano', 'uprightPiano'], register: [52, 71], level: -5, verse: ['x---x---x---x---', 'l---h---l-l-h---'], lift: ['x--x..x-x--x..x-'], pan: 0.3, reverb: 0.18 },
    { role: 'chords', voices: ['cleanGuitar', 'mutedGuitar'], register: [57, 74], level: -9, from: 2, size: 3, strumMs: 4, verse: ['....D.......D...', '....D..o....D.U.'], pan: -0.45, reverb: 0.15, inserts: [{ kind: 'tremolo', hz: 5.2, depth: 0.35 }] },
    {
      role: 'lead', voices: ['voxLead', 'saxophone', 'trumpet'], register: [60, 79], level: 0, from: 2, leap: 0.24, grace: 0.28, reverb: 0.3,
      cells: ['x-x-x---..x-x---', '..x-x-x-x---....', 'x--x--x-x-x-x---'], liftCells: ['x---x-x-x---x---', 'x-x-x-x-x--x--x-'],
    },
    { role: 'answer', voices: ['brass', 'trumpet'], register: [60, 78], level: -5, from: 2, cells: ['........x-x-x---', '..........x-xxx-'], pan: 0.2, reverb: 0.25 },
    { role: 'chords', voices: ['stringSection', 'choir'], register: [60, 79], level: -10, from: 4, width: 1, verse: ['x---------------'], reverb: 0.4 },
  ],
  space: { reverbSeconds: 1.6, damping: 0.45, wet: 0.85 },
  loudnessLufs: -14.5,
  darkness: 2,
};
