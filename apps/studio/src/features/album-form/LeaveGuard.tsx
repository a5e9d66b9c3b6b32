import { useTranslation } from '@fairtone/i18n';
import { Button, Dialog, Text } from '@fairtone/ui';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { deletedAlbumOf } from '../delete-album/deletedAlbumState';

interface Props {
  isActive: boolean;
  /** Also asks before another tab of the same screen is opened. */
  isForTabs?: boolean;
}

/** Asks before the user leaves unsaved work by a link or by closing the tab. Does not ask when the album was deleted. */
export function LeaveGuard({ isActive, isForTabs = false }: Props) {
  const { t } = useTranslation('studio');
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isActive &&
      !deletedAlbumOf(to.state) &&
      (from.pathname !== to.pathname || (isForTabs && from.search !== to.search)),
  );

  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={t('leave.title')}
      closeLabel={t('common:action.close')}
      onClose={() => blocker.reset()}
      footer={
        <>
          <Button variant="ghost" onClick={() => blocker.proceed()}>
            {t('leave.leave')}
          </Button>
          <Button variant="primary" onClick={() => blocker.reset()}>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      <Text>{t('leave.text')}</Text>
    </Dialog>
  );
}
