import { css } from '@emotion/react';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Badge } from '@fairtone/ui';
import { ChevronDown, FlaskConical } from 'lucide-react';
import { RemoteErrors } from './RemoteErrors.tsx';
import { RemoteFacts } from './RemoteFacts.tsx';
import type { RemoteItemProps } from './remoteItemProps.ts';
import { TargetFields } from './TargetFields.tsx';
import { useMilliseconds } from './useMilliseconds.ts';

const TONES = { idle: 'neutral', loading: 'info', ready: 'success', fellBack: 'warning', failed: 'danger' } as const;

/** One remote: a summary of its state and, when opened, all details and the choice of a version. */
export function RemoteItem(props: RemoteItemProps) {
  const { remote, session, status, versions, choice, problem, onChoice } = props;
  const { t } = useTranslation('qa');
  const { bytes } = useFormatters();
  const milliseconds = useMilliseconds();
  const state = status?.state ?? 'idle';
  const isOverridden = remote in session.applied;
  const glance = [
    status?.version || session.manifest.remotes[remote]?.live.version || t('facts.none'),
    status?.loadMs != null && milliseconds(status.loadMs),
    status?.bytes != null && (status.bytes === 0 ? t('facts.fromCache') : bytes(status.bytes)),
  ].filter(Boolean);

  return (
    <li css={item}>
      {/* A refused choice opens it too: its field must be visible. */}
      <details {...(problem && { open: true })}>
        <summary css={summary}>
          <span css={title}>
            <strong css={name}>
              {remote}
              {isOverridden && <FlaskConical size={14} aria-label={t('panel.overridden')} />}
            </strong>
            <span css={caption}>{glance.join(' · ')}</span>
          </span>
          <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
          <ChevronDown size={18} aria-hidden css={chevron} />
        </summary>
        <div css={details}>
          <TargetFields
            remote={remote}
            origins={session.settings.origins}
            versions={versions}
            {...{ choice, problem, onChoice }}
          />
          <RemoteFacts {...props} />
          <RemoteErrors errors={status?.errors ?? []} />
        </div>
      </details>
    </li>
  );
}

const item = css({ borderBottom: '1px solid var(--line)', '&:last-of-type': { borderBottom: 0 } });
const chevron = css({ flex: 'none', color: 'var(--text-faint)', transition: 'transform var(--motion-fast)' });
const summary = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  minHeight: 60,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 2, borderRadius: 'var(--radius-1)' },
  'details[open] > & > svg': { transform: 'rotate(180deg)' },
});
const title = css({ flex: '1 1 auto', minWidth: 0, display: 'grid' });
const name = css({ display: 'flex', alignItems: 'center', gap: 'var(--space-1)' });
const caption = css({
  fontSize: 'var(--size-caption)',
  color: 'var(--text-muted)',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
const details = css({ display: 'grid', gap: 'var(--space-4)', padding: 'var(--space-2) 0 var(--space-5)' });
