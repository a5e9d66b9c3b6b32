import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Link } from '@fairtone/ui';
import { ExternalLink } from 'lucide-react';
import type { SocialLink } from '../../model/socialLinks';

/** Links to the artist's pages on other sites. */
export function ArtistLinks({ links }: { links: readonly SocialLink[] }) {
  const { t } = useTranslation('catalog');
  if (links.length === 0) return null;
  return (
    <ul css={list} aria-label={t('artist.links')}>
      {links.map(({ kind, url, label }) => (
        <li key={kind}>
          <Link href={url} target="_blank" rel="noopener noreferrer nofollow ugc" css={entry}>
            {label}
            <ExternalLink size={14} aria-hidden />
            <span className="visually-hidden">{t('artist.opensNewWindow')}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-1) var(--space-5)',
  padding: 0,
  listStyle: 'none',
});
const entry = css({ display: 'inline-flex', alignItems: 'center', gap: 'var(--space-1)', minHeight: 32 });
