import { useTranslation } from '@fairtone/i18n';
import { prerenderedTheme } from '@fairtone/platform';
import { applyTheme, shownTheme, subscribeTheme } from '@fairtone/theme';
import { IconButton } from '@fairtone/ui';
import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';

/** Switches between the light and the dark theme, and stores the choice on this device. */
export function ThemeToggle() {
  const { t } = useTranslation('shell');
  const next = useSyncExternalStore(subscribeTheme, shownTheme, prerenderedTheme) === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      label={t(next === 'dark' ? 'header.useDark' : 'header.useLight')}
      icon={next === 'dark' ? <Moon size={20} aria-hidden /> : <Sun size={20} aria-hidden />}
      onClick={() => applyTheme(next)}
    />
  );
}
