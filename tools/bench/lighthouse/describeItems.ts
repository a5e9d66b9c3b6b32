/** Items of an audit, in the various formats of Lighthouse's reports. */
type Found = Record<string, unknown> & { type?: string };

interface Heading {
  key: string | null;
  valueType?: string;
}

const LONGEST = 200;

/** One line for each item of an audit: the place and the problem. */
export function describeItems(details: unknown): string[] {
  if (!isFound(details)) return [];
  const { type, items, value } = details;
  if (type === 'table' || type === 'opportunity') return rowsOf(items as Found[], details.headings as Heading[]);
  if (type === 'list') return (items as unknown[]).flatMap(describeItems);
  if (type === 'list-section') return describeItems(value);
  if (type === 'checklist') return missingOf(items as Record<string, { value: boolean; label: string }>);
  const text = textOf(details);
  return text ? [text] : [];
}

const rowsOf = (items: Found[], headings: Heading[]) =>
  items
    .map((item) =>
      headings
        .map((heading) => cellOf(item, heading))
        .filter(Boolean)
        .join(' · '),
    )
    .filter(Boolean);

const missingOf = (items: Record<string, { value: boolean; label: string }>) =>
  Object.values(items)
    .filter(({ value }) => !value)
    .map(({ label }) => label);

function cellOf(item: Found, { key, valueType }: Heading): string {
  const value = key === null ? null : item[key];
  if (typeof value !== 'number') return textOf(value);
  if (valueType === 'bytes') return `${(value / 1000).toFixed(1)} KB`;
  if (valueType === 'ms' || valueType === 'timespanMs') return `${Math.round(value)} ms`;
  return String(Math.round(value * 1000) / 1000);
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return shorten(value);
  if (!isFound(value)) return '';
  if (value.type === 'node')
    return shorten([value.selector, value.snippet, value.explanation].filter(Boolean).join(' '));
  if (value.type === 'source-location') return `${value.url}:${Number(value.line) + 1}:${Number(value.column) + 1}`;
  if (value.type === 'link') return shorten(`${value.text} ${value.url}`);
  return ['code', 'url', 'text', 'numeric'].includes(value.type ?? '') ? shorten(String(value.value)) : '';
}

const isFound = (value: unknown): value is Found => typeof value === 'object' && value !== null;

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
