import { css } from '@emotion/react';
import { useIsReleased } from '@fairtone/federation';
import { useTranslation } from '@fairtone/i18n';
import { selectUser, useAppSelector } from '@fairtone/store';
import { media } from '@fairtone/theme';
import { Compass, House, Library, UserRound, type LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router-dom';

const bar = css({
  display: 'flex',
  height: 'var(--tabbar-height)',
  borderTop: '1px solid var(--line)',
  [media.wide]: { display: 'none' },
});
const tab = css({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  color: 'var(--text-muted)',
  fontSize: 'var(--size-caption)',
  textDecoration: 'none',
  '&[aria-current="page"]': { color: 'var(--accent)', fontWeight: 600 },
});

/** Tab bar at the bottom of phone screens. */
export function MobileTabBar() {
  const { t } = useTranslation('shell');
  const isSignedIn = useAppSelector(selectUser) !== null;
  const hasProfile = useIsReleased('/profile');
  const tabs: [string, string, LucideIcon][] = [
    ['home', '/', House],
    ['explore', '/explore', Compass],
    ...(isSignedIn ? ([['dashboard', '/dashboard', Library]] as [string, string, LucideIcon][]) : []),
    ...(isSignedIn && hasProfile ? ([['profile', '/profile', UserRound]] as [string, string, LucideIcon][]) : []),
  ];
  return (
    <nav css={bar} aria-label={t('header.tabBar')} data-member-tabs={!isSignedIn || undefined}>
      {tabs.map(([key, to, Icon]) => (
        <NavLink key={to} to={to} end={to === '/'} css={tab}>
          <Icon size={22} aria-hidden />
          {t(`header.${key}`)}
        </NavLink>
      ))}
    </nav>
  );
}
