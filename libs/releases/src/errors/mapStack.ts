import { originalPositionFor, sourceContentFor, type TraceMap } from '@jridgewell/trace-mapping';
import type { MapOfScript } from './sourceMaps.ts';

/** A place in the sources: path below the workspace, line from 1, and the function around it where its text shows one. */
export type SourcePlace = { source: string; line: number; functionName: string | null };

/** Finds the places of a stack in sources of ours, innermost first. Frames without a source map, and packages, are left out. */
export async function mapStack(stack: string[], mapOf: MapOfScript): Promise<SourcePlace[]> {
  const places: SourcePlace[] = [];
  for (const frame of stack) {
    const [, script, line, column] = /^\S+ (\S+):(\d+):(\d+)$/.exec(frame) ?? [];
    const map = script ? await mapOf(script) : null;
    const place = map && placeOf(map, Number(line), Number(column));
    if (place) places.push(place);
  }
  return places;
}

/** @param line from 1 @param column from 1, as browsers count it */
function placeOf(map: TraceMap, line: number, column: number): SourcePlace | null {
  if (line < 1 || column < 1) return null;
  const found = originalPositionFor(map, { line, column: column - 1 });
  if (found.source === null) return null;
  const source = found.source.replace(/\?.*$/, '');
  if (/(^|\/)node_modules\/|^(webpack|external)\b/.test(source)) return null;
  const text = sourceContentFor(map, found.source);
  return { source, line: found.line, functionName: text ? functionAround(text.split('\n'), found.line) : null };
}

const STARTS = [
  /^\s*(?:export\s+)?(?:default\s+)?(?:async\s+)?function\b\s*\*?\s*([\w$]+)/,
  /^\s*(?:export\s+)?(?:const|let|var)\s+([\w$]+)[^=]*=\s*(?:async\s*)?(?:function\b|\(|[\w$]+\s*=>)/,
  /^\s*(?:export\s+)?class\s+([\w$]+)/,
];

/** Minified names are of no use, and a map has no names of functions: the nearest line above with less indentation that begins one. */
function functionAround(lines: string[], line: number): string | null {
  let least = indentOf(lines[line - 1] ?? '') + 1;
  for (let at = line - 1; at >= 0; at -= 1) {
    const text = lines[at]!;
    if (text.trim() === '' || indentOf(text) >= least) continue;
    least = indentOf(text);
    for (const start of STARTS) {
      const name = start.exec(text)?.[1];
      if (name) return name.slice(0, 100);
    }
  }
  return null;
}

const indentOf = (line: string) => line.length - line.trimStart().length;
