import type { GenreScore } from '../compose/score';

export const experimental: GenreScore = {
  name: 'Experimental',
  tempo: [70, 150],
  beats: 4,
  looseness: 6,
  tonics: [1, 3, 6, 8, 11],
  harmony: [
    { scale: 'wholeTone', verse: ['Iaug Iaug IIaug Iaug', 'Iaug #IVaug Iaug IIaug'], lift: ['#IVaug IIaug Iaug bVIIaug', 'IIaug IIIaug #IVaug IIIaug'] },
    { scale: 'octatonic', verse: ['idim7 bIIImaj7 #ivdim idim', 'i #ivdim7 vi i'], lift: ['bIII #iv vi i', 'vi bIII i #ivdim'] },
    { scale: 'lydian', tune: 'hirajoshi', verse: ['Imaj7s11 bIIImaj7 Imaj7s11 bVImaj7', 'Isus2 bVIsus2 bIIIsus2 Isus2'], lift: ['bVImaj7 bIIImaj7 bIImaj7s11 Imaj7'] },
  ],
  drums: {
    verse: [
      { boomKick: 'x....x....x..x..', glitch: '..xx...x.xx...x.', rim: '.....x......x...' + '...x......x.....' },
      { lowTom: 'x..x..x..x..x..x' + '..x..x..x..x....', glitch: 'x...xxx.....x.xx', triangle: '........x.......' },
    ],
    lift: [{ boomKick: 'x..x..x..x..x.x.', trapSnare: '......X.......X.' + '....X.......X...', glitch: 'xxoxxoxxoxxoxxox', woodblock: 'x....x....x....x' + '....x....x....x.' }],
    light: [{ glitch: '...x......xx....', triangle: 'x...............' }],
    fills: ['glitch', 'trapSnare', 'lowTom'],
    crash: 'swell',
    level: -4,
    room: 0.35,
  },
  parts: [
    { role: 'bass', voices: ['drone', 'fmBass', 'acidBass'], register: [28, 43], level: -3, verse: ['R---------------', 'R-----R----R----', 'R..R..R..R..O.5.'], lift: ['R..O..R..5..R.O.', 'R----R----O-----'], reverb: 0.2 },
    { role: 'chords', voices: ['bitTone', 'gong', 'musicBox', 'balafon'], register: [55, 84], level: -5, size: 5, verse: ['0..3..1..4..2..5', '0....2....4....1....3....5......', '5.3.1.....4.2.0.'], reverb: 0.4, delay: 0.7, pan: -0.35, inserts: [{ kind: 'crush', bits: 6 }] },
    { role: 'chords', voices: ['darkPad', 'choir', 'glassPad'], register: [48, 72], level: -8, width: 1, size: 4, verse: ['x---------------'], reverb: 0.7, inserts: [{ kind: 'tremolo', hz: 7.3, depth: 0.45, pan: true }, { kind: 'opening', fromHz: 300, toHz: 5000 }] },
    {
      role: 'lead', voices: ['clarinet', 'koto', 'glassKeys', 'squareLead', 'cello'], register: [55, 86], level: -2, from: 2, leap: 0.5, grace: 0.2, reverb: 0.5, delay: 0.5,
      cells: ['x....x----..x---', 'x--x--x--x--x--x', '...x-----...x-..', 'xxx....x--......'], liftCells: ['x--x--x--x--x---', 'x-x---xxx----x--'],
    },
    { role: 'harmony', voices: ['clarinet', 'bells'], register: [52, 84], level: -8, from: 4, steps: 3, pan: 0.5, reverb: 0.6 },
    { role: 'answer', voices: ['bells', 'celesta', 'pizzicato'], register: [67, 96], level: -8, from: 1, cells: ['.......x..x..x..', '..x.....x.......'], pan: 0.5, reverb: 0.7, delay: 0.8 },
  ],
  space: { reverbSeconds: 3.6, damping: 0.25, wet: 1, delay: { steps: 5, feedback: 0.55, wet: 0.55 } },
  loudnessLufs: -15.5,
  darkness: 1,
};
