import type { GenreScore } from '../compose/score';

export const classical: GenreScore = {
  name: 'Classical',
  tempo: [72, 108],
  beats: 3,
  looseness: 16,
  tonics: [0, 2, 5, 7, 9, 3],
  harmony: [
    { scale: 'major', verse: ['I V I IV I V7 I V', 'I ii6 V7 I IV I,V7 I V7', 'I vi IV V'], lift: ['vi ii V7 I', 'IV I ii V7', 'vi iii IV V7'] },
    { scale: 'harmonicMinor', tune: 'harmonicMinor', verse: ['i V7 i iv i V7 i V7', 'i iv V7 i', 'i bVI ii7b5 V7'], lift: ['bVI bIII iv V7', 'iv i V7 i', 'bIII bVII bVI V7'] },
  ],
  parts: [
    { role: 'bass', voices: ['cello'], register: [36, 52], level: -5, verse: ['R-----------', 'R-------5---'], lift: ['R---5---3---'], pan: 0.35, reverb: 0.4 },
    { role: 'chords', voices: ['grandPiano', 'harp', 'pizzicato', 'harpsichord'], register: [50, 72], level: -5, size: 3, verse: ['0.2.1.2.1.2.', 'l---h---h---', '0.1.2.3.2.1.'], lift: ['0.1.2.3.4.3.', '0.2.1.2.3.2.'], pan: -0.2, reverb: 0.35 },
    { role: 'chords', voices: ['stringSection'], register: [53, 74], level: -8, from: 3, width: 1, size: 4, verse: ['x-----------'], reverb: 0.5 },
    {
      role: 'lead', voices: ['violin', 'flute', 'clarinet', 'grandPiano'], register: [67, 86], level: 0, from: 2, leap: 0.28, grace: 0.14, pan: -0.1, reverb: 0.45,
      cells: ['x---x-x-x---', 'x-------x-x-', 'x-x-x-x-x-x-', 'x-----x-x---'], liftCells: ['x-------x---', 'x---x---x-x-', 'x-x-x-x-x---'],
    },
    { role: 'answer', voices: ['clarinet', 'horn', 'flute'], register: [60, 77], level: -6, from: 2, cells: ['......x-x-x-', '....x---x---'], pan: 0.3, reverb: 0.5 },
    { role: 'harmony', voices: ['violin', 'cello'], register: [55, 76], level: -6, from: 4, pan: 0.2, reverb: 0.45 },
    { role: 'chords', voices: ['horn'], register: [50, 67], level: -11, from: 4, size: 2, verse: ['x-----------'], pan: 0.4, reverb: 0.6 },
  ],
  space: { reverbSeconds: 2.8, damping: 0.4, wet: 1 },
  loudnessLufs: -17,
  darkness: 5,
};
