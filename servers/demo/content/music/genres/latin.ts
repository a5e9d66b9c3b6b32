import type { GenreScore } from '../compose/score';

const SON_CLAVE = 'x..x..x...x.x...';

export const latin: GenreScore = {
  name: 'Latin',
  tempo: [92, 112],
  beats: 4,
  looseness: 6,
  tonics: [0, 2, 5, 7, 9],
  harmony: [
    { scale: 'harmonicMinor', tune: 'minor', verse: ['i iv V7 V7', 'i i V7 V7', 'i bVI,V7 i V7'], lift: ['iv i V7 i', 'iv bVII bIII V7', 'bVI V7 i i'] },
    { scale: 'major', verse: ['I IV V7 IV', 'I V7 V7 I', 'I ii7 V7 I'], lift: ['IV V7 I VI7 ii7 V7 I I', 'ii7 V7 Imaj7 vi7'] },
  ],
  drums: {
    verse: [
      { softKick: '...x..x....x..x.', clave: SON_CLAVE, highConga: '..x...x...x...xx', lowConga: '............x.x.', congaSlap: '....x.......x...', maracas: 'x.xxx.xxx.xxx.xx' },
      { surdo: '....x.......X...', clave: SON_CLAVE, shaker: 'xoxoxoxoxoxoxoxo', bongo: 'x.x.xxx.x.x.x.xx', guiro: 'x...x.x.x...x.x.' },
    ],
    lift: [{ softKick: '...x..x....x..x.', timbale: 'x.xx.xx.x.xx.xx.', cowbell: 'X.x.X.x.X.x.X.x.', highConga: '..xx..x...xx..xx', lowConga: '............x.x.', clave: SON_CLAVE }],
    light: [{ clave: SON_CLAVE, maracas: 'x.o.x.o.x.o.x.o.' }],
    fills: ['bongo', 'timbale', 'timbale'],
    level: -1,
    room: 0.14,
  },
  parts: [
    { role: 'bass', voices: ['uprightBass', 'fingerBass'], register: [29, 44], level: 0, verse: ['R-----5-----O---', '......5-----R---', 'R--5--R---5-----'], lift: ['......5---..A---', 'R--5--O-..5-R-A-'], reverb: 0.03 },
    { role: 'chords', voices: ['grandPiano', 'uprightPiano'], register: [60, 79], level: -5, size: 4, from: 2, verse: ['x.3.1.x..3.1.x.3', '0.x.3..x.1.x.3.x', 'x..x.x.3..x.x.3.'], lift: ['x.x.3.x..x.3.x.x'], pan: 0.3, reverb: 0.15 },
    { role: 'chords', voices: ['tres', 'nylonGuitar'], register: [54, 74], level: -6, size: 3, strumMs: 6, verse: ['0.2.1.2.3.2.1.2.', 'D-.U.D-.U-D.U-D.', '..D-..U...D-..U.'], pan: -0.4, reverb: 0.15 },
    {
      role: 'lead', voices: ['trumpet', 'flute', 'accordion', 'tres', 'violin'], register: [64, 82], level: -1, from: 2, leap: 0.24, grace: 0.18, pan: 0.08, reverb: 0.25,
      cells: ['x-x-..x-x-..x---', '..x-x-x-x--x--x-', 'x--x--x---x-x-..', '..x-..x-x-x-x---'], liftCells: ['x-x-x-x-x---x-x-', 'x--x--x-..x-x-x-'],
    },
    { role: 'harmony', voices: ['trumpet', 'flute'], register: [60, 79], level: -6, from: 4, pan: -0.2, reverb: 0.25 },
    { role: 'chords', voices: ['brass'], register: [60, 78], level: -6, from: 4, size: 3, verse: ['x-..x..x-.......', '..x-..x.x-..x.x-'], width: 0.6, reverb: 0.2 },
    { role: 'answer', voices: ['brass', 'trumpet', 'tres'], register: [62, 79], level: -6, from: 2, cells: ['........x-xxx-x-', '......x-x-x.x-..'], pan: 0.3, reverb: 0.2 },
  ],
  space: { reverbSeconds: 1.4, damping: 0.4, wet: 0.75 },
  loudnessLufs: -14,
};
