/** @jest-environment node */
import { describeItems } from './describeItems.ts';
import { faultsOf } from './faults.ts';
import type { AuditResult, Result } from './result.ts';

const audit = (id: string, score: number | null, more: Partial<AuditResult> = {}): AuditResult => ({
  id,
  title: `What ${id} is`,
  description: '',
  score,
  scoreDisplayMode: 'binary',
  ...more,
});

function judged(category: string, audits: [AuditResult, weight: number, group?: string][]) {
  const auditRefs = audits.map(([{ id }, weight, group]) => ({ id, weight, group }));
  return {
    audits: Object.fromEntries(audits.map(([each]) => [each.id, each])),
    categories: { [category]: { id: category, title: category, score: 0.5, auditRefs } },
  } as unknown as Pick<Result, 'audits' | 'categories'>;
}
const idsOf = (category: 'performance' | 'seo', audits: [AuditResult, weight: number, group?: string][]) =>
  faultsOf(judged(category, audits), category).map(({ id }) => id);

it('leaves out what passes, what does not apply, and what does not count', () => {
  expect(
    idsOf('seo', [
      [audit('passes', 1), 1],
      [audit('not-there', null, { scoreDisplayMode: 'notApplicable' }), 1],
      [audit('only-told', 0), 0],
      [audit('fails', 0), 1],
    ]),
  ).toEqual(['fails']);
});

it('names an audit that broke: its category has no score', () => {
  const broken = audit('broke', null, { scoreDisplayMode: 'error', errorMessage: 'no answer' });
  expect(faultsOf(judged('seo', [[broken, 1]]), 'seo')[0]).toMatchObject({
    id: 'broke',
    title: 'What broke is: no answer',
  });
});

it('puts first what costs most, then the advice that saves most', () => {
  const numeric = { scoreDisplayMode: 'numeric' } as const;
  expect(
    idsOf('performance', [
      [audit('small-advice', 0.5, { metricSavings: { LCP: 10 } }), 0],
      [audit('big-advice', 0, { metricSavings: { LCP: 300, FCP: 20 } }), 0],
      [audit('old-advice', 0), 0, 'hidden'],
      [audit('good-enough', 0.95, numeric), 25],
      [audit('a-bit-slow', 0.8, numeric), 10],
      [audit('slow', 0.3, numeric), 25],
    ]),
  ).toEqual(['slow', 'a-bit-slow', 'big-advice', 'small-advice']);
});

it('shows the first three places and counts the others', () => {
  const items = Array.from({ length: 5 }, (_, index) => ({ url: `/picture-${index}` }));
  const pictures = audit('pictures', 0, {
    details: { type: 'table', headings: [{ key: 'url', label: '', valueType: 'url' }], items },
  });
  expect(faultsOf(judged('seo', [[pictures, 1]]), 'seo')[0]).toMatchObject({
    items: ['/picture-0', '/picture-1', '/picture-2'],
    itemCount: 5,
  });
});

it('tells places, sizes and times of a table in one line each', () => {
  const headings = [
    { key: 'node', valueType: 'node' },
    { key: 'size', valueType: 'bytes' },
    { key: 'late', valueType: 'timespanMs' },
    { key: null },
  ];
  const node = { type: 'node', selector: 'main > p', snippet: '<p class="x">', explanation: 'Fix any of:\n  Too pale' };
  expect(describeItems({ type: 'table', headings, items: [{ node, size: 20480, late: 12.6 }] })).toEqual([
    'main > p <p class="x"> Fix any of: Too pale · 20.5 KB · 13 ms',
  ]);
});

it('reads lists in lists, and of a checklist what is missing', () => {
  const checklist = {
    type: 'checklist',
    items: { a: { value: true, label: 'is there' }, b: { value: false, label: 'is missing' } },
  };
  const section = { type: 'list-section', value: { type: 'text', value: 'a word' } };
  expect(describeItems({ type: 'list', items: [checklist, section] })).toEqual(['is missing', 'a word']);
  expect(describeItems({ type: 'treemap-data', nodes: [] })).toEqual([]);
  expect(describeItems(undefined)).toEqual([]);
});
