import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { NavLink } from 'react-router-dom';
import { useNavigation } from './useNavigation.ts';

const nav = css({
  display: 'flex',
  gap: 'var(--space-5)',
  marginLeft: 'var(--space-6)',
  whiteSpace: 'nowrap',
  minWidth: 0,
  overflow: 'hidden',
});
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'var(--target)',
  color: 'var(--text-muted)',
  fontWeight: 500,
  textDecoration: 'none',
  borderBottom: '2px solid transparent',
  '&:hover': { color: 'var(--text)' },
  '&[aria-current="page"]': { color: 'var(--text)', borderBottomColor: 'var(--accent)' },
  // Forced colours show a transparent border too, under every link.
  '@media (forced-colors: active)': {
    borderBottomColor: 'Canvas',
    '&[aria-current="page"]': { borderBottomColor: 'Highlight' },
  },
});

/** The links beside the logo, from 768 px. */
export function DesktopNavigation() {
  const { t } = useTranslation('shell');
  return (
    <nav css={nav} aria-label={t('header.mainNavigation')}>
      {useNavigation().map(({ key, to }) => (
        <NavLink key={to} to={to} end={to === '/'} css={link}>
          {t(`header.${key}`)}
        </NavLink>
      ))}
    </nav>
  );
}
