import type { Language } from '@fairtone/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as format from './formatters';

/** The current language; the component rerenders when it changes. */
export function useLanguage(): Language {
  return useTranslation('common').i18n.language as Language;
}

/**
 * The formatters, bound to the current language.
 * @example const { money } = useFormatters(); money(800) // "$8.00"
 */
export function useFormatters() {
  const language = useLanguage();
  return useMemo(
    () => ({
      money: (cents: number) => format.formatMoney(cents, language),
      number: (value: number) => format.formatNumber(value, language),
      percent: (share: number) => format.formatPercent(share, language),
      bytes: (bytes: number) => format.formatBytes(bytes, language),
      date: (value: string | number | Date) => format.formatDate(value, language),
      monthYear: (value: string | number | Date) => format.formatMonthYear(value, language),
      listeningTime: (seconds: number) => format.formatListeningTime(seconds, language),
      duration: format.formatDuration,
    }),
    [language],
  );
}
