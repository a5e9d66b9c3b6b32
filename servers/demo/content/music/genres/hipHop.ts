import type { GenreScore } from '../compose/score';

export const hipHop: GenreScore = {
  name: 'Hip Hop',
  tempo: [78, 94],
  beats: 4,
  swing: { unit: 16, amount: 0.58 },
  looseness: 9,
  tonics: [0, 2, 5, 7, 10, 9],
  harmony: [
    { scale: 'dorian', tune: 'minorPentatonic', verse: ['i9 i9 iv7 iv7', 'ii7,V7 i9 ii7,V7 i9', 'i9 bVImaj7 i9 bVImaj7'], lift: ['bVImaj7 bVII7 i9 i9', 'iv7 bVII7 bIIImaj7 bVImaj7'] },
    { scale: 'minor', tune: 'minorPentatonic', verse: ['i7 bVImaj7 ii7b5 V7b9', 'i9 bIIImaj7 iv9 V7s9'], lift: ['bVImaj7 V7 i9 i9', 'iv9 i9 iv9 V7s9'] },
  ],
  drums: {
    verse: [
      { boomKick: 'x......x..x.....', fatSnare: '....X.......X...', closedHat: 'x.x.x.xox.x.x.x.' },
      { softKick: 'x.x....x.ox.....', fatSnare: '....X..o....X...', closedHat: 'x.xox.x.x.x.xox.', rim: '..........?.....' },
      { boomKick: 'x..x......x..x..', clap: '....x.......x...', tickHat: 'x.x.xxx.x.x.x.oo' },
    ],
    lift: [{ boomKick: 'x..x...x..x.....', fatSnare: '....X.......X..o', clap: '....o.......o...', closedHat: 'x.xox.xox.xox.xo', openHat: '..............x.' }],
    light: [{ closedHat: 'x.x.x.x.x.x.x.x.' }, { rim: '....x.......x...' }],
    fills: ['fatSnare', 'rim', 'lowTom'],
    level: 1,
    room: 0.06,
  },
  parts: [
    { role: 'bass', voices: ['longBass', 'subBass', 'uprightBass'], register: [28, 42], level: -3, from: 2, verse: ['R------R--5-----', 'R--R--....R-7-5-', 'R-----..R---O---'], lift: ['R--R---R--R-5-A-'], reverb: 0 },
    {
      role: 'chords', voices: ['electricPiano', 'reedPiano', 'feltPiano', 'vibraphone'], register: [50, 70], level: -4, size: 4, reverb: 0.2,
      verse: ['x-------..x-----', 'x---..x---....o-', 'x-----x---------'], lift: ['x---..x-..x-x---'], inserts: [{ kind: 'lowpass', hz: 3800 }, { kind: 'tremolo', hz: 4.2, depth: 0.25, pan: true }],
    },
    { role: 'chords', voices: ['stringSection', 'choir'], register: [58, 76], level: -12, from: 3, width: 0.9, verse: ['x---------------'], reverb: 0.4, inserts: [{ kind: 'lowpass', hz: 3000 }] },
    {
      role: 'lead', voices: ['flute', 'jazzGuitar', 'mutedTrumpet', 'kalimba'], register: [62, 79], level: -3, from: 2, leap: 0.26, grace: 0.18, reverb: 0.25, delay: 0.3, pan: 0.15,
      cells: ['x-x...x-x---....', '..x-x-..x-x-....', 'x--x--x---......'], liftCells: ['x-x-x---x--x--..', 'x--x--x-..x-x---'],
    },
    { role: 'answer', voices: ['nylonGuitar', 'clavinet', 'brass'], register: [57, 74], level: -9, from: 3, cells: ['........x-x-x-..', '..........xxx-..'], pan: -0.45, delay: 0.5 },
  ],
  space: { reverbSeconds: 1.2, damping: 0.5, wet: 0.7, delay: { steps: 3, feedback: 0.3, wet: 0.4 } },
  loudnessLufs: -13.5,
  darkness: 3,
};
