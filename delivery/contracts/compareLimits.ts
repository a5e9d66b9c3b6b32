import { breaking, changeUnless, type Change } from './change.ts';
import type { Direction, Shape } from './description.ts';

const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];
const FORMS = ['pattern', 'format'];

/** Compares the limits of a value: those of a `given` value may become narrower, those of an `accepted` value wider. */
export function compareLimits(before: Shape, after: Shape, direction: Direction, path: string): Change[] {
  return [...LOWER, ...UPPER, ...FORMS].flatMap((limit): Change[] => {
    const [was, is] = [before[limit], after[limit]];
    if (was === is) return [];
    const what = `${limit} was ${String(was ?? 'not set')} and is ${String(is ?? 'not set')}`;
    if (was === undefined) return [changeUnless('given', direction, path, what)];
    if (is === undefined) return [changeUnless('accepted', direction, path, what)];
    // Whether one pattern matches everything that another one matched cannot be decided.
    if (FORMS.includes(limit)) return [breaking(path, what)];
    const isNarrower = LOWER.includes(limit) ? Number(is) > Number(was) : Number(is) < Number(was);
    return [changeUnless(isNarrower ? 'given' : 'accepted', direction, path, what)];
  });
}
