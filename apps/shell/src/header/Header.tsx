import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { selectSessionStatus, useAppSelector } from '@fairtone/store';
import { media } from '@fairtone/theme';
import { Button } from '@fairtone/ui';
import { Link, useLocation } from 'react-router-dom';
import { loginPath } from '../auth/loginPath.ts';
import { DesktopNavigation } from './DesktopNavigation.tsx';
import { LanguageSwitcher, MobileMenu, UserMenu } from './lazyMenus.tsx';
import { HeaderPart } from '../remotes/HeaderPart.tsx';
import { Logo } from './Logo.tsx';
import { SEARCH_FIELD } from './breakpoints.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

const bar = css({
  position: 'sticky',
  top: 0,
  zIndex: 'var(--z-header)',
  background: 'var(--bg)',
  borderBottom: '1px solid var(--line)',
});
const row = css({
  height: 'var(--header-height)',
  maxWidth: 'var(--page-max)',
  marginInline: 'auto',
  padding: '0 var(--page-gutter)',
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-1)',
  [media.wide]: { gap: 'var(--space-2)' },
});
const tools = css({ marginLeft: 'auto', display: 'flex', alignItems: 'center', flex: 'none', minHeight: 44 });
const wideOnly = css({ display: 'none', [media.wide]: { display: 'contents' } });
const narrowOnly = css({ display: 'contents', [media.wide]: { display: 'none' } });
const searchPlace = css({ [SEARCH_FIELD]: { minWidth: 'clamp(168px, 20vw, 280px)' } });

const loginWord = css({ whiteSpace: 'nowrap' });

/** The menu of a member, or the way to the login. On its own: with the session, nothing beside it renders again. */
function Account() {
  const { t } = useTranslation('shell');
  const status = useAppSelector(selectSessionStatus);
  const location = useLocation();
  if (status === 'unknown') return null;
  if (status === 'signedIn') return <UserMenu />;
  return (
    <Button as={Link} to={loginPath(location)} size="small" data-for-guests>
      <span css={loginWord}>{t('header.login')}</span>
    </Button>
  );
}

/** Sticky header of every page: navigation, search, notifications, cart and account. */
export function Header() {
  return (
    <header css={bar}>
      <div css={row}>
        <div css={narrowOnly}>
          <MobileMenu />
        </div>
        <Logo />
        <div css={wideOnly}>
          <DesktopNavigation />
        </div>
        <div css={tools}>
          <HeaderPart name="shell.search" css={searchPlace} />
          <div css={wideOnly}>
            <LanguageSwitcher />
            <ThemeToggle />
          </div>
          <HeaderPart name="shell.notifications" />
          <HeaderPart name="shell.cart" />
          <Account />
        </div>
      </div>
    </header>
  );
}
