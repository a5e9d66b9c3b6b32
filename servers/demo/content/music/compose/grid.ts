import type { GenreScore, Pattern } from './score';

/** One stroke of a pattern: where it starts and how long it is held, in sixteenths from the start of the section. */
export type Stroke = { step: number; steps: number; mark: string };

const parsed = new Map<string, { marks: string }>();

/** The strokes of a pattern repeated over `bars` bars. */
export function strokesOf(pattern: Pattern, bars: number, stepsPerBar: number): Stroke[] {
  let known = parsed.get(pattern);
  if (!known) {
    known = { marks: pattern.replace(/[\s|]/g, '') };
    parsed.set(pattern, known);
  }
  const { marks } = known;
  if (marks.length === 0 || marks.length % stepsPerBar !== 0) {
    throw new Error(`The pattern "${pattern}" has ${marks.length} steps; a bar has ${stepsPerBar}.`);
  }
  const strokes: Stroke[] = [];
  for (let step = 0; step < bars * stepsPerBar; step++) {
    const mark = marks[step % marks.length]!;
    if (mark === '.') continue;
    const last = strokes.at(-1);
    if (mark === '-') {
      if (last && last.step + last.steps === step) last.steps++;
    } else strokes.push({ step, steps: 1, mark });
  }
  return strokes;
}

/** Seconds from the start of the piece to a (possibly fractional) sixteenth, swung as the genre swings. */
export function createClock(score: GenreScore, barSeconds: number): (step: number) => number {
  const stepsPerBar = score.beats * 4;
  const beatSeconds = barSeconds / score.beats;
  const { unit, amount } = score.swing ?? { unit: 8, amount: 0.5 };
  const group = unit === 8 ? 4 : 2;
  const groupSeconds = (beatSeconds * group) / 4;
  return (step) => {
    const bar = Math.floor(step / stepsPerBar);
    const inBar = step - bar * stepsPerBar;
    const whole = Math.floor(inBar / group);
    const position = (inBar - whole * group) / group;
    const swung = position < 0.5 ? position * 2 * amount : amount + (position - 0.5) * 2 * (1 - amount);
    return bar * barSeconds + (whole + swung) * groupSeconds;
  };
}
