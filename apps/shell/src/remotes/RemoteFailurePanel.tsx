import { css } from '@emotion/react';
import type { FailureView } from '@fairtone/federation';
import { useLanguage, useTranslation } from '@fairtone/i18n';
import { Button, ErrorState, IconButton, Page, Text, VisuallyHidden } from '@fairtone/ui';
import { RotateCw } from 'lucide-react';
import { useContext } from 'react';
import { lazily } from '../app/lazily.tsx';
import { OfflineWay } from '../offline/OfflineWay.tsx';
import { partTitle } from './partTitle.ts';
import { TightPlace } from './TightPlace.ts';

const FailureDialog = lazily(async () => (await import('./FailureDialog.tsx')).FailureDialog);

const strip = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'var(--space-2) var(--space-4)',
  padding: 'var(--space-2) var(--page-gutter)',
});

/** Says which part of the page is missing, in the words of its own release, and offers to try again. The rest of the page goes on. */
export function RemoteFailurePanel({ remote, titles, kind, onRetry, onClose }: FailureView) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const isTight = useContext(TightPlace);
  const part = partTitle(titles, language, t('remote.other'));
  const title = t('remote.missing', { part });
  const retry = t('remote.tryAgain');

  if (kind === 'slot' && isTight) {
    return (
      <div role="alert" data-remote-failed={remote}>
        <VisuallyHidden>{title}</VisuallyHidden>
        <IconButton
          label={`${title}. ${retry}`}
          title={title}
          icon={<RotateCw size={20} aria-hidden />}
          onClick={onRetry}
        />
      </div>
    );
  }
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
  const panel = (
    <ErrorState
      title={title}
      text={t('remote.restWorks')}
      headingLevel={kind === 'screen' ? 1 : 2}
      retryLabel={retry}
      onRetry={onRetry}
    >
      {kind === 'screen' && <OfflineWay />}
    </ErrorState>
  );
  if (kind === 'dialog') {
    return (
      <FailureDialog title={part} closeLabel={t('remote.close')} onClose={() => onClose?.()}>
        {panel}
      </FailureDialog>
    );
  }
  return <Page data-remote-failed={remote}>{panel}</Page>;
}
