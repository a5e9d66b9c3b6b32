import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Link } from 'react-router-dom';
import { InstallButton } from '../offline/InstallButton.tsx';
import { COLUMNS, SOCIAL_LINKS } from './links.ts';

const footer = css({ borderTop: '1px solid var(--line)', marginTop: 'var(--space-16)', color: 'var(--text-muted)' });
const inner = css({
  maxWidth: 'var(--page-max)',
  marginInline: 'auto',
  padding: 'var(--space-10) var(--page-gutter) var(--space-6)',
  display: 'grid',
  gap: 'var(--space-8) var(--space-6)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
});
const brandPlace = css({ gridColumn: '1 / -1', maxWidth: '34rem' });
const brand = css({ font: '800 var(--size-title)/1.1 var(--font-display)', color: 'var(--text)' });
const heading = css({ fontSize: 'var(--size-body)', color: 'var(--text)', marginBottom: 'var(--space-2)' });
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
const last = css({
  maxWidth: 'var(--page-max)',
  marginInline: 'auto',
  padding: '0 var(--page-gutter) var(--space-8)',
  fontSize: 'var(--size-caption)',
});

/** Footer of every page: promise, navigation, social networks and copyright. */
export function Footer() {
  const { t } = useTranslation('shell');
  return (
    <footer css={footer}>
      <div css={inner}>
        <div css={brandPlace}>
          <p css={brand}>Fairtone</p>
          <p>{t('footer.promise')}</p>
          <InstallButton />
        </div>
        {COLUMNS.map(({ heading: key, links }) => (
          <nav key={key} aria-label={t(key)}>
            <h2 css={heading}>{t(key)}</h2>
            <ul className="plain">
              {links.map(([label, to]) => (
                <li key={to}>
                  <Link to={to} css={link}>
                    {t(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <nav aria-label={t('footer.follow')}>
          <h2 css={heading}>{t('footer.follow')}</h2>
          <ul className="plain">
            {SOCIAL_LINKS.map(([name, href]) => (
              <li key={href}>
                <a href={href} css={link} target="_blank" rel="noreferrer" aria-label={t('footer.newTab', { name })}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p css={last}>{t('footer.copyright', { year: new Date().getFullYear() })}</p>
    </footer>
  );
}
