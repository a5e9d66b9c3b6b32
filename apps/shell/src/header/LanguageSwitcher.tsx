import { changeLanguage, isLanguage, languages, useTranslation } from '@fairtone/i18n';
import { IconButton, Menu } from '@fairtone/ui';
import { Languages } from 'lucide-react';

/** Every language under its own name. */
export function LanguageSwitcher() {
  const { t, i18n } = useTranslation('shell');
  return (
    <Menu
      label={t('header.language')}
      trigger={<IconButton label={t('header.language')} icon={<Languages size={20} aria-hidden />} />}
      items={languages.map(({ code, label }) => ({ id: code, label }))}
      selectedId={i18n.language}
      onSelect={(code) => isLanguage(code) && void changeLanguage(code)}
    />
  );
}
