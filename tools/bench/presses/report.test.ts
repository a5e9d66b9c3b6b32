import type { Press } from './press.ts';
import { presentInteractions, presentRows, summarizePresses } from './report.ts';

const pressed = (values: Partial<Press>): Press => ({
  target: 'play',
  input: 'touch',
  plannedMs: 300,
  pressedMs: 700,
  shownMs: 20,
  doneMs: 1000,
  movedPx: 0,
  ...values,
});

it('counts a press without an effect as lost, and its time in no median', () => {
  const rows = summarizePresses([
    pressed({}),
    pressed({ shownMs: 60, doneMs: 2000, movedPx: 3 }),
    pressed({ shownMs: null, doneMs: null }),
    pressed({ input: 'keyboard', movedPx: null }),
  ]);
  expect(rows).toEqual([
    { target: 'play', input: 'touch', presses: 3, lost: 1, shown: 40, shownLongest: 60, done: 1500, moved: 3 },
    { target: 'play', input: 'keyboard', presses: 1, lost: 0, shown: 20, shownLongest: 20, done: 1000, moved: 0 },
  ]);
  expect(presentRows(rows)).toMatch(/play, touch +3 +1 +40 ms +60 ms +1500 ms +3 px/);
});

it('shows that nothing can be said of times when every press was lost', () => {
  expect(presentRows(summarizePresses([pressed({ shownMs: null, doneMs: null })]))).toMatch(/1 +1 +- +- +- +0 px/);
});

it('names the slowest interaction first, with its median and its longest', () => {
  const table = presentInteractions([
    { name: 'cart', durations: [80, 72, 104] },
    { name: 'language menu', durations: [120, 96, 112] },
  ]);
  expect(table).toMatch(/answered +longest\nlanguage menu +3 +112 ms +120 ms\ncart +3 +80 ms +104 ms$/);
});
