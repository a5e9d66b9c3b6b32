/** Whether a section of docs/product-decisions.md contains a sentence. */
export type HasDecision = (section: number, line: string) => boolean;

/** Parses the document: `## 2. Money` starts section 2. Markup and line breaks are ignored. */
export function readDecisions(document: string): HasDecision {
  const sections = new Map(
    document.split(/^## /m).map((section) => [Number.parseInt(section, 10), plain(section)] as const),
  );
  return (section, line) => sections.get(section)?.includes(plain(line)) ?? false;
}

const plain = (text: string) => text.replaceAll(/[`*]/g, '').replaceAll(/\s+/g, ' ').trim();
