import type { GenreScore } from '../compose/score';

export const rnb: GenreScore = {
  name: 'R&B',
  tempo: [64, 80],
  beats: 4,
  swing: { unit: 16, amount: 0.56 },
  looseness: 8,
  tonics: [1, 3, 6, 8, 10, 11],
  harmony: [
    { scale: 'major', tune: 'majorPentatonic', verse: ['IVmaj9 iii7 vi9 ii9', 'Imaj9 vi9 ii9 V7sus4', 'IVmaj7 V,iii7 vi9 Imaj7'], lift: ['IVmaj9 V13 iii7 vi9', 'ii9 iii7 IVmaj9 V7sus4'] },
    { scale: 'minor', tune: 'minorPentatonic', verse: ['i9 bVImaj9 iv9 v7', 'bVImaj9 v7 i9 i9', 'iv9 v7 i9 bIIImaj7'], lift: ['bVImaj9 bVII bIIImaj9 iv9', 'iv9 v7 bVImaj9 V7s9'] },
  ],
  drums: {
    verse: [
      { boomKick: 'x.....x..x......', snap: '....x.......x...', tickHat: 'x.x.x.xxx.x.x.x.' },
      { boomKick: 'x..x......x..?..', trapSnare: '........X.......', tickHat: 'x.o.x.o.x.oox.o.', rim: '......x.......x.' },
    ],
    lift: [{ boomKick: 'x..x..x...x.....', trapSnare: '....x.......x..o', clap: '....x.......x...', tickHat: 'xoxoxoxxxoxoxxxo', openHat: '..........x.....' }],
    light: [{ snap: '....x.......x...' }],
    fills: ['trapSnare', 'snap'],
    level: -1,
    room: 0.14,
  },
  parts: [
    { role: 'bass', voices: ['longBass', 'subBass', 'fingerBass'], register: [28, 42], level: -3, from: 2, verse: ['R-----R--5------', 'R--R--....R---A-', 'R-------..R-5-O-'], lift: ['R--R--R---R-5-A-'], reverb: 0 },
    { role: 'chords', voices: ['electricPiano', 'reedPiano', 'feltPiano'], register: [51, 71], level: -3, size: 5, strumMs: 14, verse: ['D-------..D-----', 'D-----D-----..o-', 'D---------D---o-'], lift: ['D---..D---D-..D-'], reverb: 0.3, inserts: [{ kind: 'chorus', depthMs: 1.6, hz: 0.7 }, { kind: 'tremolo', hz: 3.4, depth: 0.3, pan: true }] },
    { role: 'chords', voices: ['warmPad', 'choir'], register: [56, 75], level: -11, width: 1, verse: ['x---------------'], reverb: 0.5 },
    {
      role: 'lead', voices: ['voxLead', 'softLead', 'saxophone'], register: [61, 79], level: -1, from: 2, leap: 0.22, grace: 0.28, reverb: 0.4, delay: 0.4,
      cells: ['..x-xxx-x---....', 'x-xx--x-..x-x---', 'x--x--xxx---....'], liftCells: ['x-x-xxx-x--xx---', 'x---..xxx-x-x---'],
    },
    { role: 'harmony', voices: ['choir', 'voxLead'], register: [56, 76], level: -8, from: 4, width: 0.9, reverb: 0.5 },
    { role: 'answer', voices: ['nylonGuitar', 'jazzGuitar', 'glassKeys'], register: [62, 81], level: -8, from: 2, cells: ['........x-xxx-x-', '..........x-x-xx'], pan: 0.4, delay: 0.5, reverb: 0.3 },
  ],
  space: { reverbSeconds: 2.2, damping: 0.45, wet: 0.85, delay: { steps: 3, feedback: 0.34, wet: 0.45 } },
  loudnessLufs: -14.5,
  darkness: 2,
};
