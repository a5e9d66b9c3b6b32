/** Whether a section of docs/product-decisions.md says a line. */
export type SaysDecision = (section: number, line: string) => boolean;

/** Reads the document: `## 2. Money` begins section 2. Marks and line ends count for nothing. */
export function readDecisions(document: string): SaysDecision {
  const sections = new Map(
    document.split(/^## /m).map((section) => [Number.parseInt(section, 10), plain(section)] as const),
  );
  return (section, line) => sections.get(section)?.includes(plain(line)) ?? false;
}

const plain = (text: string) => text.replaceAll(/[`*]/g, '').replaceAll(/\s+/g, ' ').trim();
