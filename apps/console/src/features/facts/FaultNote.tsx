import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { TriangleAlert } from 'lucide-react';

/** What is wrong with a remote's files in the store. The server writes it in English. */
export function FaultNote({ fault }: { fault: string | null }) {
  const { t } = useTranslation('console');
  if (!fault) return null;
  return (
    <span css={style}>
      <TriangleAlert size={15} aria-hidden />
      <span>
        {t('console.fault')} <span lang="en">{fault}</span>
      </span>
    </span>
  );
}

const style = css({
  display: 'flex',
  gap: 'var(--space-1)',
  fontSize: 'var(--size-caption)',
  fontWeight: 500,
  color: 'var(--danger)',
  '& > svg': { flex: 'none', marginTop: 2 },
});
