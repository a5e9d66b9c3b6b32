import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Link } from 'react-router-dom';
import { InstallButton } from '../offline/InstallButton.tsx';

const footer = css({ borderTop: '1px solid var(--line)', marginTop: 'var(--space-16)', color: 'var(--text-muted)' });
const inner = css({
  maxWidth: 'var(--page-max)',
  marginInline: 'auto',
  padding: 'var(--space-10) var(--page-gutter)',
  display: 'grid',
  gap: 'var(--space-8)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
});
const brand = css({ font: '800 var(--size-title)/1.1 var(--font-display)', color: 'var(--text)' });
const heading = css({ fontSize: 'var(--size-body)', color: 'var(--text)', marginBottom: 'var(--space-2)' });
const link = css({ display: 'inline-flex', alignItems: 'center', minHeight: 32, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } });

const LINKS = [
  ['header.home', '/'],
  ['header.explore', '/explore'],
  ['header.albums', '/all-albums'],
  ['header.artists', '/artists'],
] as const;

/** The promise, the way around, and whose it is. */
export function Footer() {
  const { t } = useTranslation('shell');
  return (
    <footer css={footer}>
      <div css={inner}>
        <div>
          <p css={brand}>Fairtone</p>
          <p>{t('footer.promise')}</p>
          <InstallButton />
        </div>
        <nav aria-label={t('footer.navigation')}>
          <h2 css={heading}>{t('footer.discover')}</h2>
          <ul className="plain">
            {LINKS.map(([key, to]) => (
              <li key={to}>
                <Link to={to} css={link}>
                  {t(key)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t('footer.forArtists')}>
          <h2 css={heading}>{t('footer.forArtists')}</h2>
          <ul className="plain">
            <li>
              <Link to="/for-artists" css={link}>
                {t('footer.sellMusic')}
              </Link>
            </li>
          </ul>
        </nav>
        <p>{t('footer.copyright', { year: new Date().getFullYear() })}</p>
      </div>
    </footer>
  );
}
