export { I18nextProvider, useTranslation } from 'react-i18next';
export { createI18n } from './createI18n';
export { chosenLanguage, detectLanguage, storeLanguage } from './detectLanguage';
export {
  formatBytes,
  formatDate,
  formatDuration,
  formatListeningTime,
  formatMoney,
  formatMonthYear,
  formatNumber,
  formatPercent,
} from './formatters';
export { isLanguage, languages } from './languages';
export type { LoadNamespace, NamespaceLoaders, Texts } from './namespaceBackend';
export { addNamespace, changeLanguage } from './namespaces';
export { Trans } from './Trans';
export { useFormatters, useLanguage } from './useFormatters';
