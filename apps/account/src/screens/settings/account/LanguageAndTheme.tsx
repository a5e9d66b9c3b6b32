import { changeLanguage, isLanguage, languages, useLanguage, useTranslation } from '@fairtone/i18n';
import { applyTheme, followSystemTheme, storedTheme } from '@fairtone/theme';
import { RadioGroup, Select, Stack } from '@fairtone/ui';
import { useState } from 'react';

const THEMES = ['system', 'light', 'dark'] as const;
type Choice = (typeof THEMES)[number];

/** Choices of language and theme. Each is stored on this device at once. */
export function LanguageAndTheme() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const [theme, setTheme] = useState<Choice>(() => storedTheme() ?? 'system');

  function handleTheme(choice: Choice) {
    if (choice === 'system') followSystemTheme();
    else applyTheme(choice);
    setTheme(choice);
  }

  return (
    <Stack gap={5}>
      <Select
        label={t('settings.look.language')}
        value={language}
        options={languages.map(({ code, label }) => ({ value: code, label }))}
        onChange={({ target }) => isLanguage(target.value) && void changeLanguage(target.value)}
      />
      <RadioGroup
        label={t('settings.look.theme')}
        name="theme"
        value={theme}
        onChange={(event) => handleTheme(event.target.value as Choice)}
        options={THEMES.map((value) => ({ value, label: t(`settings.look.themes.${value}`) }))}
      />
    </Stack>
  );
}
