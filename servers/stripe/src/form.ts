import { Problem } from './problem.ts';

export type FormValue = string | FormValue[] | { [key: string]: FormValue };
type Node = { [key: string]: string | Node };

const BODY_MAX_CHARACTERS = 256_000;
const DEPTH_MAX = 8;

function put(root: Node, path: string[], value: string): void {
  let node = root;
  for (const key of path.slice(0, -1)) {
    const next = (node[key] ??= Object.create(null) as Node);
    if (typeof next === 'string') throw new Problem(400, `Invalid form: ${path.join('.')}`);
    node = next;
  }
  node[path.at(-1) as string] = value;
}

/** Turns `{ 0: a, 1: b }` into a list: Stripe's clients encode lists so. */
function toLists(node: string | Node): FormValue {
  if (typeof node === 'string') return node;
  const keys = Object.keys(node);
  const isList = keys.length > 0 && keys.every((key) => /^\d{1,3}$/.test(key));
  if (isList) return keys.sort((a, b) => Number(a) - Number(b)).map((key) => toLists(node[key] as Node));
  return Object.fromEntries(keys.map((key) => [key, toLists(node[key] as Node)]));
}

/** Parses Stripe's form encoding: `line_items[0][quantity]=1&expand[]=line_items`. */
export function parseForm(text: string): { [key: string]: FormValue } {
  if (text.length > BODY_MAX_CHARACTERS) throw new Problem(413, 'The request is too large.');
  const root = Object.create(null) as Node;
  let unnamed = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[');
    if (path.length > DEPTH_MAX) throw new Problem(400, `Invalid form: ${name}`);
    put(
      root,
      path.map((key, index) => (index > 0 && key === '' ? String(unnamed++) : key)),
      value,
    );
  }
  return toLists(root) as { [key: string]: FormValue };
}
