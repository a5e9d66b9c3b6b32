import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Link } from '@fairtone/ui';
import { ChevronRight } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';

interface Crumb {
  label: string;
  to: string;
}

interface Props {
  crumbs: readonly Crumb[];
  /** Name of the current page. */
  current: string;
}

/** The path to the current page; all parts but the last are links. */
export function Breadcrumb({ crumbs, current }: Props) {
  const { t } = useTranslation('catalog');
  return (
    <nav aria-label={t('breadcrumb.label')}>
      <ol css={list}>
        {crumbs.map(({ label, to }) => (
          <li key={to} css={item}>
            <Link as={RouterLink} to={to} variant="quiet">
              {label}
            </Link>
            <ChevronRight size={14} aria-hidden />
          </li>
        ))}
        <li css={[item, currentItem]} aria-current="page">
          <span css={truncated}>{current}</span>
        </li>
      </ol>
    </nav>
  );
}

const list = css({
  display: 'flex',
  minWidth: 0,
  gap: 'var(--space-1)',
  padding: 0,
  listStyle: 'none',
  fontSize: 'var(--size-caption)',
  color: 'var(--text-muted)',
  // One line at any width: the last part is cut off; the page's heading shows it in full.
  overflow: 'hidden',
  whiteSpace: 'nowrap',
});
const item = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-1)',
  flex: 'none',
  minHeight: 32,
  '& > svg': { flex: 'none', color: 'var(--text-faint)' },
});
const currentItem = css({ flex: '0 1 auto', minWidth: 0, color: 'var(--text)' });
const truncated = css({ overflow: 'hidden', textOverflow: 'ellipsis' });
