/** @jest-environment node */
import { SHARES, stepOf } from './shares';

it.each([
  [10, 10],
  [7, 5],
  [0.5, 1],
  [100, 100],
])('a canary of %p percent is at the step %p', (percent, step) => expect(SHARES[stepOf(percent)]).toBe(step));
