import { css } from '@emotion/react';
import type { FailureView } from '@fairtone/federation';
import { useTranslation } from '@fairtone/i18n';
import { Button, ErrorState, Page, Text } from '@fairtone/ui';
import { RotateCw } from 'lucide-react';
import { lazy, Suspense } from 'react';

const FailureDialog = lazy(() => import('./FailureDialog.tsx').then((module) => ({ default: module.FailureDialog })));

const strip = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'var(--space-2) var(--space-4)',
  padding: 'var(--space-2) var(--page-gutter)',
});

const KNOWN = ['catalog', 'player', 'studio', 'account', 'checkout'];

/** Says which part of the page is missing, and offers to try again. The rest of the page goes on. */
export function RemoteFailurePanel({ remote, kind, onRetry, onClose }: FailureView) {
  const { t } = useTranslation('shell');
  const part = t(`remote.names.${KNOWN.includes(remote) ? remote : 'other'}`);
  const title = t('remote.missing', { part });
  const retry = t('remote.tryAgain');

  if (kind === 'slot') {
    return (
      <div role="alert" css={strip} data-remote-failed={remote}>
        <Text>{title}</Text>
        <Button size="small" icon={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
          {retry}
        </Button>
      </div>
    );
  }
  const panel = <ErrorState title={title} text={t('remote.restWorks')} retryLabel={retry} onRetry={onRetry} />;
  if (kind === 'dialog') {
    return (
      <Suspense>
        <FailureDialog title={part} closeLabel={t('remote.close')} onClose={() => onClose?.()}>
          {panel}
        </FailureDialog>
      </Suspense>
    );
  }
  return <Page data-remote-failed={remote}>{panel}</Page>;
}
