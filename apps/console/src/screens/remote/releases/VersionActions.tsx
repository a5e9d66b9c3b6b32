import type { ConsoleRemoteDetails } from '@fairtone/contracts/releaseConsole';
import { useTranslation } from '@fairtone/i18n';
import { Button, Inline } from '@fairtone/ui';
import type { ReleaseDialog } from './ReleaseDialogs';

interface Props {
  version: ConsoleRemoteDetails['versions'][number];
  remote: ConsoleRemoteDetails;
  onOpen: (dialog: ReleaseDialog) => void;
}

/** What can be done with a version. Buttons that do not fit the live version stay, so that none disappears while it has the focus. */
export function VersionActions({ version: { version, state }, remote: { live, mayRelease }, onOpen }: Props) {
  const { t } = useTranslation('console');
  const isLive = state === 'live';
  return (
    <Inline gap={2}>
      {mayRelease && (
        <>
          <Button
            size="small"
            aria-label={t('promote.openFor', { version })}
            aria-disabled={isLive || undefined}
            onClick={() => onOpen({ kind: 'promote', version })}
          >
            {t('promote.open')}
          </Button>
          <Button
            size="small"
            aria-label={t('preview.openFor', { version })}
            onClick={() => onOpen({ kind: 'preview', version })}
          >
            {t('preview.open')}
          </Button>
        </>
      )}
      <Button
        size="small"
        variant="ghost"
        aria-label={t('compare.openFor', { version })}
        aria-disabled={isLive || live === null || undefined}
        onClick={() => onOpen({ kind: 'compare', version })}
      >
        {t('compare.open')}
      </Button>
    </Inline>
  );
}
