import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Link } from 'react-router-dom';
import { NO_WORDMARK } from './breakpoints.ts';

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minWidth: 32,
  minHeight: 'var(--target)',
  textDecoration: 'none',
  font: '800 1.375rem/1 var(--font-display)',
  letterSpacing: '-0.03em',
});
const mark = css({ color: 'var(--accent)', flex: 'none' });
const word = css(Object.fromEntries(NO_WORDMARK.map((query) => [query, { display: 'none' }])));

/** Four bars of a level meter and the name. */
export function Logo() {
  const { t } = useTranslation('shell');
  return (
    <Link to="/" css={link} aria-label={t('header.homeLink')}>
      <svg css={mark} width="24" height="24" viewBox="0 0 24 24" aria-hidden>
        <path d="M4 16V9M9.3 20V4M14.7 17V8M20 14V3" stroke="currentColor" strokeWidth="2.8" strokeLinecap="round" />
      </svg>
      <span css={word}>Fairtone</span>
    </Link>
  );
}
