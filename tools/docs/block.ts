/** Text that `npm run docs` prints into a document, between two marker comments that carry its name. */
export interface Block {
  /** Path of the document from the root of the repository. */
  page: string;
  name: string;
  print: () => string | Promise<string>;
}

const startOf = (name: string) => `<!-- ${name}: printed by npm run docs -->`;
const endOf = (name: string) => `<!-- end of ${name} -->`;

/**
 * The document with `content` between the markers of `name`, a blank line on either side.
 * @throws Error when the document lacks a marker, or has them in the wrong order
 */
export function withBlock(document: string, name: string, content: string): string {
  const start = document.indexOf(startOf(name));
  const end = document.indexOf(endOf(name));
  if (start < 0 || end < start) throw new Error(`The document needs ${startOf(name)} and, below it, ${endOf(name)}.`);
  return `${document.slice(0, start)}${startOf(name)}\n\n${content}\n\n${document.slice(end)}`;
}
