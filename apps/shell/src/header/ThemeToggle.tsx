import { useTranslation } from '@fairtone/i18n';
import { applyTheme, readTheme } from '@fairtone/theme';
import { IconButton } from '@fairtone/ui';
import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';

/** Switches between day and night, and remembers it on this device. */
export function ThemeToggle() {
  const { t } = useTranslation('shell');
  const [theme, setTheme] = useState(readTheme);
  const next = theme === 'dark' ? 'light' : 'dark';
  const handleClick = () => {
    applyTheme(next);
    setTheme(next);
  };
  return (
    <IconButton
      label={t(next === 'dark' ? 'header.useDark' : 'header.useLight')}
      icon={next === 'dark' ? <Moon size={20} aria-hidden /> : <Sun size={20} aria-hidden />}
      onClick={handleClick}
    />
  );
}
