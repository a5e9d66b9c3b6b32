import { useLanguage } from '@fairtone/i18n';

/** Milliseconds as the language writes them: "182 ms". */
export function useMilliseconds(): (value: number) => string {
  const format = new Intl.NumberFormat(useLanguage(), { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 });
  return (value) => format.format(value);
}
