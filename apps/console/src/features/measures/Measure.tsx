import { useLanguage } from '@fairtone/i18n';
import { formatMs, formatShift } from './formatMeasure';
import type { Vital } from './vitals';

/** A measured value; a dash without measurements. */
export function Measure({ vital, value }: { vital: Vital; value: number | null }) {
  const language = useLanguage();
  if (value === null) return '–';
  return vital === 'clsP75' ? formatShift(value, language) : formatMs(value, language);
}
