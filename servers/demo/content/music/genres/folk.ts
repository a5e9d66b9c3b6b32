import type { GenreScore } from '../compose/score';

export const folk: GenreScore = {
  name: 'Folk',
  tempo: [84, 112],
  beats: 3,
  looseness: 13,
  tonics: [2, 7, 9, 4, 0],
  harmony: [
    { scale: 'major', tune: 'majorPentatonic', verse: ['I I IV I', 'I V vi IV', 'I IV I V'], lift: ['IV I V vi', 'vi IV I V', 'IV V I I'] },
    { scale: 'dorian', verse: ['i bVII i bVII', 'i IV i bVII', 'i bIII bVII i'], lift: ['bIII bVII i i', 'bVII bIII IV i'] },
  ],
  drums: {
    verse: [{ tambourine: '....o...o...', softKick: 'o...........' }, { shaker: 'x.o.x.o.x.o.' }],
    lift: [{ softKick: 'x...........', tambourine: '....x...x...', shaker: 'x.o.x.o.x.o.' }, { djembeBass: 'x...........', snap: '....x...x...', shaker: 'x.o.x.o.x.o.' }],
    level: -9,
    room: 0.2,
  },
  parts: [
    { role: 'chords', voices: ['steelGuitar', 'nylonGuitar', 'twelveString'], register: [47, 69], level: -1, size: 5, verse: ['0.2.3.2.4.2.', '0.3.2.4.3.2.', 'l.2.h-2.3.2.'], lift: ['D---D-U-D-U-', '0.3.2.4.3.4.'], strumMs: 16, pan: -0.2, reverb: 0.15 },
    { role: 'bass', voices: ['uprightBass', 'cello'], register: [33, 47], level: -5, from: 3, verse: ['R-----------', 'R-------5---'], lift: ['R-------A---', 'R---5---R---'], reverb: 0.1 },
    { role: 'chords', voices: ['mandolin', 'harp', 'accordion'], register: [59, 78], level: -10, from: 3, size: 3, verse: ['..h-..h-..h-', 'x-----------'], pan: 0.45, reverb: 0.2 },
    {
      role: 'lead', voices: ['whistle', 'fiddle', 'flute', 'harmonica'], register: [66, 84], level: -1, from: 2, leap: 0.2, grace: 0.3, pan: 0.12, reverb: 0.3,
      cells: ['x---x-x-x---', 'x-x-x-x-x-x-', 'x-----x-x---', 'x-xxx-x-x---'], liftCells: ['x---x---x-x-', 'x-x-x---x---', 'x-------x-x-'],
    },
    { role: 'harmony', voices: ['fiddle', 'flute'], register: [62, 80], level: -6, from: 4, pan: -0.25, reverb: 0.3 },
    { role: 'answer', voices: ['mandolin', 'nylonGuitar'], register: [62, 81], level: -7, from: 2, cells: ['......x-x-x-', '....x-x-x-x-'], pan: 0.35, reverb: 0.25 },
  ],
  space: { reverbSeconds: 1.7, damping: 0.45, wet: 0.8 },
  loudnessLufs: -15.5,
  darkness: 1,
};
