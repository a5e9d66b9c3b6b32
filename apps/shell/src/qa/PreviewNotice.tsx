import { css } from '@emotion/react';
import type { RemoteRegistry } from '@fairtone/federation';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Eye, TriangleAlert } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';

/** Address of the release host that shows this browser what is live again. */
const END_PATH = '/preview/end';

/** Says which remote this browser shows in a version that others do not see, with a way out. */
export function PreviewNotice({ registry }: { registry: Pick<RemoteRegistry, 'manifest' | 'statuses'> }) {
  const { t } = useTranslation('qa');
  const { date } = useFormatters();
  const statuses = useSyncExternalStore(registry.statuses.subscribe, registry.statuses.get);
  // As at the start: a remote that runs is not replaced when the preview ends.
  const [remotes] = useState(() => Object.entries(registry.manifest.remotes));

  return (
    <aside css={place} aria-label={t('preview.label')}>
      {remotes.map(([remote, { live, previewUntil }]) => {
        if (!previewUntil) return null;
        const state = statuses[remote]?.state;
        const isBroken = state === 'fellBack' || state === 'failed';
        const values = { remote, version: live.version, date: date(previewUntil) };
        return (
          <p key={remote} css={words} role="status">
            {isBroken ? <TriangleAlert size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
            {isBroken ? t('preview.broken', values) : t('preview.shown', values)}
          </p>
        );
      })}
      <a href={END_PATH} css={leave}>
        {t('preview.leave')}
      </a>
    </aside>
  );
}

const place = css({
  position: 'fixed',
  bottom: 'var(--dock-height)',
  insetInlineEnd: 'var(--space-3)',
  marginBottom: 'var(--space-3)',
  zIndex: 'var(--z-player)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: 'var(--space-3)',
  maxWidth: 'min(30rem, calc(100vw - 2 * var(--space-3)))',
  paddingInline: 'var(--space-4)',
  borderRadius: '22px',
  background: 'var(--inverse)',
  color: 'var(--on-inverse)',
  boxShadow: 'var(--shadow-2)',
  fontSize: 'var(--size-caption)',
});
const words = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  margin: 0,
  paddingBlock: 'var(--space-2)',
  fontWeight: 500,
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none' },
});
const leave = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'var(--target)',
  color: 'inherit',
  textDecoration: 'underline',
  borderRadius: 'var(--radius-1)',
  '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 2 },
});
