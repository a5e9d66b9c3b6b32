import { UsageError } from './plan.ts';

/** Inserts text before the last occurrence of `mark`. */
export function insertBefore(text: string, mark: string, added: string): string {
  const at = text.lastIndexOf(mark);
  if (at < 0)
    throw new UsageError(
      `A line that the generator looks for is gone: ${JSON.stringify(mark)}. Add by hand: ${added.trim()}`,
    );
  return text.slice(0, at) + added + text.slice(at);
}

/** Inserts text before the closing brace of the block that begins with `head`. */
export function insertIntoBlock(text: string, head: string, added: string): string {
  const start = text.indexOf(head);
  const end = start < 0 ? -1 : text.indexOf('\n}', start);
  if (end < 0) throw new UsageError(`"${head}" is gone. Add by hand: ${added.trim()}`);
  return text.slice(0, end) + added + text.slice(end);
}

/** Adds an element to the array that ends the file with `end`: on its own line, or as the last argument of a call. */
export function addElement(text: string, element: string, end: '];' | ']);' = '];'): string {
  const before = text.slice(0, text.lastIndexOf(end)).trimEnd();
  return insertBefore(text, end, `${/[[,]$/.test(before) ? '' : ','}${element},`);
}
