import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Drawer, IconButton, Inline } from '@fairtone/ui';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { DISCOVER, PLACES } from './navigation.ts';
import { ThemeToggle } from './ThemeToggle.tsx';
import { useOwnPages } from './useOwnPages.ts';

const list = css({ display: 'grid' });
const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 52,
  font: '600 var(--size-lead)/1.2 var(--font-display)',
  textDecoration: 'none',
  borderBottom: '1px solid var(--line)',
  '&[aria-current="page"]': { color: 'var(--accent)' },
});

/** Below 768 px: the navigation, language and theme in a drawer from the left. */
export function MobileMenu() {
  const { t } = useTranslation('shell');
  const [isOpen, setIsOpen] = useState(false);
  const items = [...PLACES, ...DISCOVER, ...useOwnPages()];
  return (
    <>
      <IconButton label={t('header.openMenu')} icon={<Menu size={22} aria-hidden />} onClick={() => setIsOpen(true)} />
      <Drawer
        isOpen={isOpen}
        side="left"
        title={t('header.menu')}
        closeLabel={t('header.closeMenu')}
        onClose={() => setIsOpen(false)}
        footer={
          <Inline>
            <LanguageSwitcher />
            <ThemeToggle />
          </Inline>
        }
      >
        <nav css={list} aria-label={t('header.mainNavigation')}>
          {items.map(({ key, to }) => (
            <NavLink key={to} to={to} end={to === '/'} css={link} onClick={() => setIsOpen(false)}>
              {t(`header.${key}`)}
            </NavLink>
          ))}
        </nav>
      </Drawer>
    </>
  );
}
