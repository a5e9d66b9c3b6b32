import { changeLanguage, isLanguage, languages, useTranslation } from '@fairtone/i18n';
import { useAppStore } from '@fairtone/store';
import { IconButton, Menu } from '@fairtone/ui';
import { Languages } from 'lucide-react';
import { saveAccountLanguage } from '../auth/accountLanguage.ts';

/** Menu of all languages, each under its own name. */
export function LanguageSwitcher() {
  const { t, i18n } = useTranslation('shell');
  const store = useAppStore();
  return (
    <Menu
      label={t('header.language')}
      trigger={<IconButton label={t('header.language')} icon={<Languages size={20} aria-hidden />} />}
      items={languages.map(({ code, label }) => ({ id: code, label }))}
      selectedId={i18n.language}
      onSelect={(code) => {
        if (!isLanguage(code)) return;
        void changeLanguage(code);
        void saveAccountLanguage(store, code);
      }}
    />
  );
}
