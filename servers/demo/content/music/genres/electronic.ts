import type { GenreScore } from '../compose/score';

export const electronic: GenreScore = {
  name: 'Electronic',
  tempo: [120, 134],
  beats: 4,
  looseness: 0,
  tonics: [0, 5, 7, 9, 4],
  harmony: [
    { scale: 'minor', tune: 'minor', verse: ['i i bVI bVII', 'i bIII bVI bVII', 'iadd9 iadd9 bVImaj7 bVImaj7'], lift: ['bVI bVII i bIII', 'bVI bIII bVII iv', 'iv bVI i bVII'] },
    { scale: 'dorian', tune: 'minorPentatonic', verse: ['i7 i7 IV7 IV7', 'i9 bVII i9 IV'], lift: ['bIII IV i bVII', 'bVII IV i i'] },
  ],
  drums: {
    verse: [
      { houseKick: 'x...x...x...x...', clap: '....x.......x...', openHat: '..x...x...x...x.', tickHat: 'x.o.x.oox.o.x.o.' },
      { houseKick: 'x...x...x...x...', openHat: '..x...x...x...x.', tickHat: 'xxoxxxoxxxoxxxox', rim: '...x..x....x.x..' },
    ],
    lift: [{ houseKick: 'x...x...x...x...', clap: '....X.......X...', openHat: '..X...X...X...X.', tickHat: 'xoxoxoxoxoxoxoxo', shaker: 'xoxoxoxoxoxoxoxo', rim: '...x..x....x..x.' }],
    light: [{ tickHat: '..x...x...x...x.', rim: '...x..x....x....' }],
    fills: ['trapSnare', 'clap'],
    crash: 'crash',
    level: 1,
    room: 0.08,
  },
  parts: [
    { role: 'bass', voices: ['sawBass', 'acidBass', 'subBass', 'fmBass'], register: [29, 43], level: -4, from: 2, verse: ['..R-..R-..R-..R-', '..RR..RR..RO..R-', 'R.rR.rR.rR.rR.O.'], lift: ['..R-..R-..RO..R-', '..RR..RO..RR..5-'], reverb: 0.02, inserts: [{ kind: 'duck', depth: 0.45 }] },
    { role: 'chords', voices: ['synthPluck', 'glassKeys', 'bitTone'], register: [57, 77], level: -5, verse: ['0.2.3.1.2.3.0.2.', '0..1..2..3..2.1.', '3.2.1.0.3.2.1.2.'], reverb: 0.25, delay: 0.6, inserts: [{ kind: 'opening', fromHz: 700, toHz: 9000 }] },
    { role: 'chords', voices: ['warmPad', 'glassPad'], register: [53, 74], level: -9, width: 1, verse: ['x---------------'], reverb: 0.5, inserts: [{ kind: 'duck', depth: 0.75 }, { kind: 'opening', fromHz: 500, toHz: 6000 }] },
    { role: 'chords', voices: ['superSaw'], register: [58, 79], level: -5, from: 4, width: 1, verse: ['x--x--x---x--x--', 'x-x-..x-x-..x-x-', 'x-------x--x--x-'], reverb: 0.3, inserts: [{ kind: 'duck', depth: 0.8 }] },
    {
      role: 'lead', voices: ['squareLead', 'voxLead', 'softLead'], register: [65, 84], level: -3, from: 3, leap: 0.2, grace: 0, reverb: 0.35, delay: 0.5,
      cells: ['x--x--x---x-x---', 'x-----x---x-----', '..x-..x-..x-x---'], liftCells: ['x--x--x-x--x--x-', 'x---x--x--x-x---', 'x-x---x-x---x---'],
    },
  ],
  space: { reverbSeconds: 2.4, damping: 0.3, wet: 0.85, delay: { steps: 3, feedback: 0.45, wet: 0.55 } },
  loudnessLufs: -13,
};
