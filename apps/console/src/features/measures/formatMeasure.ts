import type { Language } from '@fairtone/contracts';
import { formatNumber } from '@fairtone/i18n';

/** "850 ms", "2.4 sec". @param ms milliseconds */
export function formatMs(ms: number, language: Language): string {
  const [unit, value] = ms < 1000 ? (['millisecond', Math.round(ms)] as const) : (['second', ms / 1000] as const);
  const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(language, options).format(value);
}

/** A layout shift, which has no unit: "0.09". */
export const formatShift = (cls: number, language: Language): string =>
  formatNumber(Math.round(cls * 100) / 100, language);
