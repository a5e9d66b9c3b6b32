import type { GenreScore } from '../compose/score';

export const metal: GenreScore = {
  name: 'Metal',
  tempo: [148, 184],
  beats: 4,
  looseness: 3,
  tonics: [2, 4, 1, 11],
  harmony: [
    { scale: 'phrygian', tune: 'minor', verse: ['i5 i5 bII5 i5', 'i5 bII5 i5 bIII5'], lift: ['bVI5 bVII5 i5 i5', 'i5 bVI5 bIII5 bVII5'] },
    { scale: 'harmonicMinor', verse: ['i5 i5 bVI5 V5', 'i5 bVI5 iv5 V5'], lift: ['i5 bVI5 bIII5 V5', 'iv5 bVI5 i5 V5'] },
  ],
  drums: {
    verse: [
      { clickKick: 'xxxxxxxxxxxxxxxx', rockSnare: '....X.......X...', ride: 'x.x.x.x.x.x.x.x.' },
      { clickKick: 'x.xxx.xxx.xxx.xx', rockSnare: '....X.......X...', closedHat: 'x...x...x...x...' },
      { clickKick: 'x..xx..xx..xx.x.', rockSnare: '........X.......', crash: 'x...x...x...x...' },
    ],
    lift: [{ clickKick: 'xxxxxxxxxxxxxxxx', rockSnare: '....X.......X...', crash: 'x.......x.......', ride: 'x...x...x...x...' }],
    light: [{ clickKick: 'x.......x.......', crash: 'x...............' }, { lowTom: 'x..x..x.x..x..x.', highTom: '......x.......x.' }],
    fills: ['rockSnare', 'highTom', 'lowTom', 'lowTom'],
    crash: 'crash',
    level: 1,
    room: 0.1,
  },
  parts: [
    { role: 'bass', voices: ['pickBass'], register: [26, 38], level: -3, verse: ['R.r.R.r.R.r.R.r.', 'R.rrR.rrR.rrR-R-'], lift: ['R-R-R-R-R-R-R-R-'], reverb: 0, inserts: [{ kind: 'amp', drive: 3, tone: 3000 }] },
    {
      role: 'chords', voices: ['mutedGuitar'], register: [38, 50], level: -3, width: 1, from: 2, size: 2, verse: ['x.xxx.xxx.xxx.x.', 'X.oo.Xoo.X.ooXX.', 'x..xx.x.x..xx.xx'], lift: ['xxxxxxxxxxxxxxxx'], reverb: 0.03,
      inserts: [{ kind: 'amp', drive: 22, tone: 4700 }],
    },
    {
      role: 'chords', voices: ['cleanGuitar'], register: [38, 54], level: -3, width: 1, size: 3, from: 1, verse: ['X-------------X-', 'X-----------X-X-'], lift: ['X-------X-------', 'X-----X-----X---'], reverb: 0.06,
      inserts: [{ kind: 'amp', drive: 28, tone: 4400 }],
    },
    {
      role: 'lead', voices: ['cleanGuitar', 'steelGuitar'], register: [62, 84], level: -3, from: 3, leap: 0.26, grace: 0.2, reverb: 0.3, delay: 0.4,
      cells: ['x-x-x-x-x-x-x-x-', 'x---x-x-x---x-x-', 'xxxxx---xxxxx---'], liftCells: ['x---x---x---x-x-', 'x-------x-x-x-x-', 'xxx-xxx-xxx-x---'], inserts: [{ kind: 'amp', drive: 26, tone: 5200 }],
    },
    { role: 'harmony', voices: ['cleanGuitar'], register: [58, 80], level: -6, from: 4, pan: 0.4, reverb: 0.3, inserts: [{ kind: 'amp', drive: 26, tone: 5200 }] },
    { role: 'chords', voices: ['choir', 'darkPad'], register: [50, 69], level: -14, width: 1, verse: ['x---------------'], reverb: 0.5 },
  ],
  space: { reverbSeconds: 1.6, damping: 0.3, wet: 0.6, delay: { steps: 6, feedback: 0.3, wet: 0.4 } },
  loudnessLufs: -12.5,
  darkness: -1,
};
