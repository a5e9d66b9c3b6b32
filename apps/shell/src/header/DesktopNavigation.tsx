import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { NavLink } from 'react-router-dom';
import { DiscoverMenu } from './DiscoverMenu.tsx';
import { PLACES, type NavigationItem } from './navigation.ts';
import { navigationLink } from './navigationStyles.ts';
import { BELOW_WIDE, WIDE } from './breakpoints.ts';
import { useOwnPages } from './useOwnPages.ts';

const nav = css({
  display: 'flex',
  gap: 'var(--space-3)',
  marginLeft: 'var(--space-3)',
  whiteSpace: 'nowrap',
  [WIDE]: { gap: 'var(--space-4)', marginLeft: 'var(--space-6)' },
});
/** In narrower windows only the user menu has this link. */
const wideOnly = css({ [BELOW_WIDE]: { display: 'none' } });

/** The links beside the logo, from 768 px. */
export function DesktopNavigation() {
  const { t } = useTranslation('shell');
  const own = useOwnPages();
  const linkTo = ({ key, to }: NavigationItem) => (
    <NavLink key={to} to={to} end={to === '/'} css={[navigationLink, key === 'artistSettings' && wideOnly]}>
      {t(`header.${key}`)}
    </NavLink>
  );
  return (
    <nav css={nav} aria-label={t('header.mainNavigation')}>
      {PLACES.map(linkTo)}
      <DiscoverMenu />
      {own.map(linkTo)}
    </nav>
  );
}
