/** A heading of a Markdown document. */
export interface Heading {
  /** The anchor that GitHub gives the heading. */
  slug: string;
  /** The text below it, up to the next heading of its level or above. */
  body: string;
}

const HEADING = /^(#{1,6}) (.+)$/gm;

/** The headings of a Markdown document, without lines of its code blocks. */
export function headings(markdown: string): Heading[] {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gm, (block) => block.replaceAll(/^#/gm, ' '));
  const found = [...prose.matchAll(HEADING)].map(({ 0: line, 1: marks, 2: text, index }) => ({
    level: marks!.length,
    slug: slugOf(text!),
    start: index,
    end: index + line.length,
  }));
  return found.map(({ level, slug, end }, i) => {
    const next = found.slice(i + 1).find((other) => other.level <= level);
    return { slug, body: markdown.slice(end, next?.start) };
  });
}

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
