import type { GenreScore } from '../compose/score';

export const ambient: GenreScore = {
  name: 'Ambient',
  tempo: [52, 66],
  beats: 4,
  looseness: 30,
  tonics: [0, 2, 3, 5, 7, 10],
  harmony: [
    { scale: 'lydian', tune: 'majorPentatonic', verse: ['Imaj9 Imaj9 IImaj7 IImaj7', 'Imaj7s11 Imaj7s11 vi9 vi9', 'Iadd9 vi11 IVmaj7 IVmaj7'], lift: ['vi9 iii7 IVmaj9 Imaj9', 'IVmaj7 Iadd9 IVmaj7 Vsus4'] },
    { scale: 'dorian', tune: 'minorPentatonic', verse: ['i11 i11 bVIImaj7 bVIImaj7', 'i9 i9 IVadd9 IVadd9'], lift: ['bIIImaj7 IVadd9 i9 i9', 'bVIImaj7 IV i11 i11'] },
  ],
  parts: [
    { role: 'chords', voices: ['glassPad', 'warmPad', 'choir'], register: [50, 74], level: -2, width: 1, size: 4, verse: ['x---------------'], reverb: 0.8, inserts: [{ kind: 'tremolo', hz: 0.11, depth: 0.25, pan: true }] },
    { role: 'bass', voices: ['drone', 'cello', 'subBass'], register: [34, 48], level: -5, verse: ['R---------------'], reverb: 0.4, inserts: [{ kind: 'opening', fromHz: 180, toHz: 1200 }] },
    { role: 'chords', voices: ['glassKeys', 'harp', 'kalimba', 'feltPiano'], register: [60, 84], level: -6, size: 5, from: 2, verse: ['0.....2...4.....3.....1...5.....', '4.......2.....0.....3.......1...', '0...2...4...3...'], lift: ['0...2...4.5.3...', '0.2.4...3...5...'], reverb: 0.7, delay: 0.7 },
    {
      role: 'lead', voices: ['feltPiano', 'flute', 'bells', 'softLead', 'vibraphone'], register: [64, 84], level: -4, from: 2, leap: 0.3, grace: 0.04, reverb: 0.8, delay: 0.5,
      cells: ['x-------x-------', '....x-------x---', 'x-----------....', '........x---x---'], liftCells: ['x---x-------x---', 'x-------x---x---'],
    },
    { role: 'chords', voices: ['stringSection', 'choir'], register: [57, 79], level: -7, from: 4, width: 1, size: 4, verse: ['x---------------'], reverb: 0.8 },
    { role: 'answer', voices: ['glockenspiel', 'celesta', 'kalimba'], register: [76, 96], level: -12, from: 2, cells: ['........x---x---', '......x-----x---'], pan: 0.4, reverb: 0.9, delay: 0.8 },
  ],
  space: { reverbSeconds: 5.5, damping: 0.35, wet: 1.1, delay: { steps: 6, feedback: 0.55, wet: 0.5 } },
  loudnessLufs: -17,
  darkness: 9,
};
