import type { Category } from './categories.ts';
import { describeItems } from './describeItems.ts';
import type { AuditResult, Result } from './result.ts';

/** An audit that lowers a category's score below 100. */
export interface Fault {
  id: string;
  title: string;
  /** The first few items: places and problems. */
  items: string[];
  itemCount: number;
}

const SHOWN_ITEMS = 3;
/** The score from which Lighthouse rates a measured value as good. */
const GOOD = 0.9;

/** The failed audits of a category, by their cost in points. */
export function faultsOf({ audits, categories }: Pick<Result, 'audits' | 'categories'>, category: Category): Fault[] {
  return categories[category]!.auditRefs.map(({ id, weight, group }) => ({ audit: audits[id]!, weight, group }))
    .filter(({ audit, weight, group }) => {
      // Audits without weight are hints for the performance category only; elsewhere they do not count.
      const isAdvice = category === 'performance' && group !== 'hidden';
      return isFailed(audit) && (weight > 0 || isAdvice);
    })
    .sort((a, b) => costOf(b) - costOf(a) || savingsOf(b.audit) - savingsOf(a.audit))
    .map(({ audit }) => faultOf(audit));
}

function isFailed({ score, scoreDisplayMode }: AuditResult): boolean {
  if (scoreDisplayMode === 'error') return true;
  return score !== null && score < (scoreDisplayMode === 'numeric' ? GOOD : 1);
}

const costOf = ({ audit, weight }: { audit: AuditResult; weight: number }) => weight * (1 - (audit.score ?? 0));

const savingsOf = ({ metricSavings = {} }: AuditResult) =>
  Object.values(metricSavings).reduce<number>((sum, saved) => sum + (saved ?? 0), 0);

function faultOf({ id, title, displayValue, explanation, errorMessage, details }: AuditResult): Fault {
  const items = describeItems(details);
  const said = [title, displayValue, explanation, errorMessage].filter(Boolean);
  return { id, title: said.join(': '), items: items.slice(0, SHOWN_ITEMS), itemCount: items.length };
}
