import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Link } from '@fairtone/ui';
import { CopyButton } from '../../../features/command/CopyButton';

/** The address of a preview, to open and to copy. */
export function PreviewLink({ link }: { link: string }) {
  const { t } = useTranslation('console');
  return (
    <span css={row}>
      {/* A new tab: the preview replaces the remote in the whole page, and the console may be what it shows. */}
      <Link href={link} target="_blank" rel="noreferrer" css={wraps} translate="no">
        {link}
      </Link>
      <CopyButton text={link} label={t('previews.copy')} />
    </span>
  );
}

const row = css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-2)' });
const wraps = css({ overflowWrap: 'anywhere' });
