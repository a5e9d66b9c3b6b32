import { addition, breaking, FLIPPED, changeUnless, type Change } from './change.ts';
import { compareLimits } from './compareLimits.ts';
import type { Direction, Shape } from './description.ts';

/** Finds what changed between two versions of one value, and whether code that was built with the old version still works. */
export function compareShapes(before: Shape, after: Shape, direction: Direction, path: string): Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [were, are] = [alternatives(before), alternatives(after)];
  if (were.length === 1 && are.length === 1) return compareSingle(were[0]!, are[0]!, direction, path);

  const changes: Change[] = [];
  const left = [...are];
  for (const old of were) {
    const twin = left.findIndex((one) => identity(one) === identity(old));
    if (twin < 0) changes.push(breaking(path, `no longer takes ${nameOf(old)}`));
    else changes.push(...compareSingle(old, left.splice(twin, 1)[0]!, direction, path));
  }
  // Code that was built earlier cannot handle a value that did not exist then.
  for (const fresh of left) changes.push(changeUnless('accepted', direction, path, `takes ${nameOf(fresh)} as well`));
  return changes;
}

function compareSingle(before: Shape, after: Shape, direction: Direction, path: string): Change[] {
  if (isAnything(before) && !isAnything(after))
    return [changeUnless('given', direction, path, `is now ${nameOf(after)} only`)];
  if (isAnything(after) && !isAnything(before))
    return [changeUnless('accepted', direction, path, `is no longer ${nameOf(before)}`)];
  if (kindOf(before) !== kindOf(after)) return [breaking(path, `was ${nameOf(before)} and is ${nameOf(after)}`)];
  return [
    ...compareLimits(before, after, direction, path),
    ...compareFields(before, after, direction, path),
    ...compareInner(before.items, after.items, direction, `${path} › each`),
    ...compareInner(inner(before.additionalProperties), inner(after.additionalProperties), direction, `${path} › each`),
    ...compareInner(before.propertyNames, after.propertyNames, direction, `${path} › names`),
    ...compareFunctions(before, after, direction, path),
  ];
}

function compareFields(before: Shape, after: Shape, direction: Direction, path: string): Change[] {
  const [were, are] = [before.properties ?? {}, after.properties ?? {}];
  const isNeeded = (shape: Shape, name: string) => shape.required?.includes(name) ?? false;
  const kept = Object.keys(were).flatMap((name): Change[] => {
    const field = `${path} › ${name}`;
    if (!(name in are)) return [breaking(field, 'is removed or renamed')];
    const [was, is] = [isNeeded(before, name), isNeeded(after, name)];
    return [
      ...(!was && is ? [changeUnless('given', direction, field, 'was optional and is required')] : []),
      ...(was && !is ? [changeUnless('accepted', direction, field, 'was always there and is optional')] : []),
      ...compareShapes(were[name]!, are[name]!, direction, field),
    ];
  });
  const added = Object.keys(are).filter((name) => !(name in were));
  return kept.concat(
    added.map((name) =>
      isNeeded(after, name)
        ? changeUnless('given', direction, `${path} › ${name}`, 'is new and required')
        : addition(`${path} › ${name}`, 'is new and optional'),
    ),
  );
}

function compareFunctions(before: Shape, after: Shape, direction: Direction, path: string): Change[] {
  if (!before.function || !after.function) return [];
  const count = before.function.parameters.length;
  if (count !== after.function.parameters.length) return [breaking(path, 'has another number of parameters')];
  const parameters = before.function.parameters.flatMap((parameter, index) =>
    compareShapes(
      parameter,
      after.function!.parameters[index]!,
      FLIPPED[direction],
      `${path} › parameter ${index + 1}`,
    ),
  );
  const returns = compareShapes(before.function.returns, after.function.returns, direction, `${path} › result`);
  return parameters.concat(returns);
}

function compareInner(
  before: Shape | undefined,
  after: Shape | undefined,
  direction: Direction,
  path: string,
): Change[] {
  return before || after ? compareShapes(before ?? {}, after ?? {}, direction, path) : [];
}

const inner = (value: Shape | boolean | undefined) => (typeof value === 'object' ? value : undefined);

function alternatives(shape: Shape): Shape[] {
  if (shape.enum) return shape.enum.map((value) => ({ const: value }));
  if (Array.isArray(shape.type)) return shape.type.map((type) => ({ ...shape, type }));
  return shape.anyOf ? shape.anyOf.flatMap(alternatives) : [shape];
}

function kindOf(shape: Shape): string {
  if ('const' in shape) return JSON.stringify(shape.const);
  return shape.function ? 'function' : ((shape.type as string | undefined) ?? shape.ts ?? 'anything');
}

/** Identifies the objects of a union by the fields that have one possible value, such as `name` of a dialog. */
function identity(shape: Shape): string {
  const marks = Object.entries(shape.properties ?? {}).filter(([, field]) => 'const' in field);
  return [kindOf(shape), ...marks.map(([name, field]) => `${name}=${JSON.stringify(field.const)}`)].join(' ');
}

const isAnything = (shape: Shape) => kindOf(shape) === 'anything';
const nameOf = (shape: Shape) => identity(shape);
