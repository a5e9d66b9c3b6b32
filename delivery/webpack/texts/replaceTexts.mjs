import { getI18n } from 'react-i18next';

/**
 * Shows other texts of a namespace in the running page, without those that were deleted.
 * @param texts the content of the locale file
 */
export function replaceTexts(language, namespace, texts) {
  const i18n = getI18n();
  // A language that the page has not loaded is read from the changed module later.
  if (!i18n?.hasResourceBundle(language, namespace)) return;
  i18n.removeResourceBundle(language, namespace);
  i18n.addResourceBundle(language, namespace, texts);
  // Components read their texts again after this event alone.
  i18n.emit('languageChanged', i18n.language);
}
