import type { GenreScore } from '../compose/score';

export const reggae: GenreScore = {
  name: 'Reggae',
  tempo: [68, 82],
  beats: 4,
  swing: { unit: 16, amount: 0.55 },
  looseness: 8,
  tonics: [9, 7, 2, 0, 5],
  harmony: [
    { scale: 'minor', tune: 'minorPentatonic', verse: ['i iv i iv', 'i bVII i bVII', 'i i iv v'], lift: ['bVI bVII i i', 'iv bVII bIII v', 'bIII bVII iv i'] },
    { scale: 'major', tune: 'majorPentatonic', verse: ['I IV I V', 'I ii I ii', 'I V ii IV'], lift: ['IV V I vi', 'ii V I IV'] },
  ],
  drums: {
    verse: [
      { softKick: '........X.......', rim: '........x.......', closedHat: 'x.o.x.o.x.o.x.oo' },
      { softKick: '........X.....o.', rim: '...o....x..o....', closedHat: 'x.xxx.x.x.xxx.x.', shaker: '..x...x...x...x.' },
    ],
    lift: [{ rockKick: 'x...x...x...x...', rim: '........X..o..o.', closedHat: 'x.o.x.o.x.o.x.oo', openHat: '..............x.' }],
    light: [{ rim: '........x.......', shaker: 'x.o.x.o.x.o.x.o.' }],
    fills: ['timbale', 'timbale', 'lowTom'],
    level: -2,
    room: 0.25,
  },
  parts: [
    { role: 'bass', voices: ['dubBass', 'fingerBass'], register: [29, 43], level: -1, from: 1, verse: ['R---5-R-..3-5---', '....R-R-5---3-R-', 'R--R--5-..R-O-5-'], lift: ['R-R-5-5-R-R-A-A-'], reverb: 0 },
    { role: 'chords', voices: ['mutedGuitar', 'cleanGuitar'], register: [55, 72], level: -5, size: 3, strumMs: 5, verse: ['....D.......D...', '....D.......D.U.'], pan: -0.35, reverb: 0.15, delay: 0.35 },
    { role: 'chords', voices: ['reggaeOrgan'], register: [55, 74], level: -8, from: 2, size: 3, verse: ['..o.x.o...o.x.o.', '..oox.o...oox.o.'], pan: 0.35, reverb: 0.12 },
    { role: 'chords', voices: ['uprightPiano', 'reedPiano'], register: [57, 74], level: -11, from: 3, size: 3, verse: ['....x.......x...'], pan: 0.1, reverb: 0.15 },
    {
      role: 'lead', voices: ['softLead', 'brass', 'flute', 'saxophone'], register: [62, 79], level: -2, from: 2, leap: 0.2, grace: 0.14, reverb: 0.3, delay: 0.55,
      cells: ['x-x-..x-x---....', '..x-x-x-..x-x---', 'x---x-x-........'], liftCells: ['x-x-x---x-x-x---', 'x--x--x-..x-x---'],
    },
    { role: 'answer', voices: ['brass', 'trumpet'], register: [60, 77], level: -6, from: 3, cells: ['........x-xxx-..', '..........x-x-..'], pan: 0.25, delay: 0.7, reverb: 0.3 },
  ],
  space: { reverbSeconds: 1.8, damping: 0.4, wet: 0.8, delay: { steps: 3, feedback: 0.52, wet: 0.6 } },
  loudnessLufs: -14,
  darkness: 3,
};
