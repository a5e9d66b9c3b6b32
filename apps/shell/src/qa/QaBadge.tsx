import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { VisuallyHidden } from '@fairtone/ui';
import { FlaskConical, TriangleAlert } from 'lucide-react';
import { targetOf } from './choices.ts';
import type { QaSession } from './qaSession.ts';
import { useBrokenOverrides } from './useBrokenOverrides.ts';

interface Props {
  session: QaSession;
  onOpen: () => void;
  onReset: () => void;
}

/** Badge shown while this browser runs overrides, or has overrides that are not used. */
export function QaBadge({ session, onOpen, onReset }: Props) {
  const { t } = useTranslation('qa');
  const broken = useBrokenOverrides(session);
  const running = Object.entries(session.applied).filter(([remote]) => !(remote in broken));
  if (running.length === 0 && Object.keys(broken).length === 0) return null;
  const notUsed = Object.keys(broken)
    .map((remote) => t('badge.notUsed', { remote }))
    .join(' · ');
  return (
    <aside css={place} aria-label={t('badge.label')}>
      <button type="button" css={[part, name]} onClick={onOpen} title={t('badge.open')}>
        {notUsed ? <TriangleAlert size={16} aria-hidden /> : <FlaskConical size={16} aria-hidden />}
        <span css={words}>
          {running.map(([remote, override]) => t('badge.running', { remote, target: targetOf(override) })).join(' · ')}
          {running.length > 0 && notUsed && ' · '}
          {notUsed}
        </span>
      </button>
      <VisuallyHidden role="status">{notUsed}</VisuallyHidden>
      <button type="button" css={[part, reset]} onClick={onReset}>
        {t('badge.reset')}
      </button>
    </aside>
  );
}

const place = css({
  position: 'fixed',
  bottom: 'var(--dock-height)',
  left: 'var(--space-3)',
  marginBottom: 'var(--space-3)',
  zIndex: 'var(--z-player)',
  display: 'flex',
  maxWidth: 'min(26rem, calc(100vw - 2 * var(--space-3)))',
  borderRadius: '22px',
  background: 'var(--inverse)',
  color: 'var(--on-inverse)',
  boxShadow: 'var(--shadow-2)',
});
const part = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: 'var(--target)',
  border: 0,
  background: 'transparent',
  color: 'inherit',
  fontSize: 'var(--size-caption)',
  borderRadius: 'inherit',
  cursor: 'pointer',
  '& > svg': { flex: 'none' },
  '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 2 },
});
const name = css({ minWidth: 0, paddingInline: 'var(--space-4) var(--space-2)', fontWeight: 500 });
const words = css({ paddingBlock: 'var(--space-2)', textAlign: 'start', overflowWrap: 'anywhere' });
const reset = css({ flex: 'none', paddingInline: 'var(--space-2) var(--space-4)', textDecoration: 'underline' });
