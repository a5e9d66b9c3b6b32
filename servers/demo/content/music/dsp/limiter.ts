import { SAMPLE_RATE } from './constants';

const LOOKAHEAD = Math.round(0.004 * SAMPLE_RATE);
const RELEASE = Math.exp(-1 / (0.12 * SAMPLE_RATE));

/**
 * Amplifies both channels by `gain` and limits them to `ceiling`: the gain starts to fall 4 ms before a peak and returns
 * within a tenth of a second. In place.
 */
export function limit([left, right]: [Float32Array, Float32Array], gain: number, ceiling: number): void {
  const length = left.length;
  const needed = new Float32Array(length + LOOKAHEAD);
  for (let i = 0; i < length; i++) {
    const loudest = Math.max(Math.abs(left[i]!), Math.abs(right[i]!)) * gain;
    needed[i] = loudest > ceiling ? ceiling / loudest : 1;
  }
  needed.fill(1, length);
  const lowest = slidingMinimum(needed, LOOKAHEAD);
  // The running mean over the look-ahead turns the steps of the minimum into ramps that arrive exactly at the peak.
  let sum = LOOKAHEAD;
  const window = new Float32Array(LOOKAHEAD).fill(1);
  let held = 1;
  for (let i = 0; i < length; i++) {
    const target = lowest[i]!;
    held = target < held ? target : 1 - (1 - held) * RELEASE;
    if (held > target) held = target;
    const slot = i % LOOKAHEAD;
    sum += held - window[slot]!;
    window[slot] = held;
    const applied = gain * Math.min(sum / LOOKAHEAD, needed[i]!);
    left[i]! *= applied;
    right[i]! *= applied;
  }
}

/** The minimum of each value and the `span` values after it. */
function slidingMinimum(values: Float32Array, span: number): Float32Array {
  const result = new Float32Array(values.length - span);
  const queue = new Int32Array(values.length);
  let head = 0;
  let tail = 0;
  for (let i = 0; i < values.length; i++) {
    while (tail > head && values[queue[tail - 1]!]! >= values[i]!) tail--;
    queue[tail++] = i;
    if (queue[head]! < i - span) head++;
    if (i >= span) result[i - span] = values[queue[head]!]!;
  }
  return result;
}
