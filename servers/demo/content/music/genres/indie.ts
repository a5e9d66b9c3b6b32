import type { GenreScore } from '../compose/score';

export const indie: GenreScore = {
  name: 'Indie',
  tempo: [108, 132],
  beats: 4,
  looseness: 9,
  tonics: [9, 4, 2, 11, 6],
  harmony: [
    { scale: 'major', verse: ['Imaj7 iii IVmaj7 IVmaj7', 'Iadd9 vi7 IVmaj7 ii7', 'IVmaj7 Imaj7 IVmaj7 Imaj7'], lift: ['vi7 IVmaj7 Iadd9 V', 'ii7 IV Iadd9 V', 'IV V vi7 iii7'] },
    { scale: 'minor', tune: 'minorPentatonic', verse: ['iadd9 bVImaj7 bIII bVII', 'iadd9 iadd9 bVImaj7 bVImaj7'], lift: ['bIII bVII iv7 bVI', 'bVImaj7 bVII iadd9 bIII'] },
  ],
  drums: {
    verse: [{ softKick: 'x.....x...x.....', tightSnare: '....x.......x...', closedHat: 'x.x.x.x.x.x.x.x.' }, { softKick: 'x...x...x...x...', rim: '....x.......x..?', shaker: 'x.xxx.xxx.xxx.xx' }],
    lift: [{ rockKick: 'x.....x.x.......', tightSnare: '....X.......X...', openHat: 'x...x...x...x...', tambourine: 'x.x.x.x.x.x.x.x.' }],
    light: [{ rim: '....x.......x...' }, { tambourine: '....x.......x...' }],
    fills: ['tightSnare', 'highTom', 'lowTom'],
    crash: 'crash',
    level: -1,
    room: 0.22,
  },
  parts: [
    { role: 'bass', voices: ['pickBass', 'fingerBass'], register: [29, 45], level: -3, from: 2, verse: ['R-R-R-R-R-R-R-R-', 'R---R-5-..R-5-A-'], lift: ['R-R-O-R-R-R-O-A-'], reverb: 0.03, inserts: [{ kind: 'chorus', depthMs: 1.2, hz: 0.5 }] },
    { role: 'chords', voices: ['cleanGuitar', 'twelveString'], register: [54, 76], level: -4, size: 4, verse: ['0.2.1.3.2.1.3.2.', '0.3.2.3.1.3.2.3.', '3.2.0.2.3.2.1.2.'], lift: ['D-U-D-U-D-U-D-U-'], strumMs: 10, pan: -0.4, reverb: 0.35, delay: 0.45, inserts: [{ kind: 'chorus', depthMs: 2.4, hz: 0.8 }] },
    { role: 'chords', voices: ['comboOrgan', 'warmPad', 'stringSection'], register: [56, 75], level: -11, width: 0.9, from: 2, verse: ['x---------------'], reverb: 0.4 },
    {
      role: 'lead', voices: ['softLead', 'cleanGuitar', 'musicBox', 'voxLead'], register: [64, 83], level: -2, from: 2, leap: 0.26, grace: 0.1, pan: 0.2, reverb: 0.45, delay: 0.4,
      cells: ['x--x--x-x-------', 'x---x-x---x-x---', '..x-x---x-x-....'], liftCells: ['x-x-x-x-x---x---', 'x--x--x--x--x-x-'],
    },
    { role: 'harmony', voices: ['voxLead', 'choir'], register: [57, 77], level: -8, from: 4, width: 0.8, reverb: 0.5 },
    { role: 'answer', voices: ['glockenspiel', 'steelGuitar'], register: [71, 90], level: -10, from: 3, cells: ['........x-x-x-x-', '..........x--x--'], pan: 0.5, delay: 0.6 },
  ],
  space: { reverbSeconds: 2.3, damping: 0.4, wet: 0.95, delay: { steps: 3, feedback: 0.4, wet: 0.5 } },
  loudnessLufs: -14,
};
