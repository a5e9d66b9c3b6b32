import type { ConsoleRemoteDetails } from '@fairtone/contracts/releaseConsole';
import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { Button, Dialog, Stack, Text } from '@fairtone/ui';
import { useConsoleChangeReleasesMutation } from '../../../api/releases';
import { endPreviewCommand } from '../../../features/command/commands';
import { CommandLine } from '../../../features/command/CommandLine';
import { ChangeProblem } from '../../../features/problem/ChangeProblem';

interface Props {
  remote: ConsoleRemoteDetails;
  preview: ConsoleRemoteDetails['previews'][number];
  onClose: () => void;
}

/** Asks before a preview is ended: its link cannot be made to work again. */
export function EndPreviewDialog({ remote, preview, onClose }: Props) {
  const { t } = useTranslation('console');
  const dispatch = useAppDispatch();
  const [change, { error, isLoading }] = useConsoleChangeReleasesMutation();
  const { id, link, version } = preview;

  async function handleEnd() {
    const { data } = await change({ act: 'endPreview', remote: remote.name, id });
    if (!data) return;
    dispatch(toastShown({ title: t('previews.ended', { version }), tone: 'success' }));
    onClose();
  }

  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={t('previews.endTitle')}
      closeLabel={t('common:action.close')}
      isDismissable={!isLoading}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button variant="danger" isLoading={isLoading} onClick={() => void handleEnd()}>
            {t('previews.endConfirm')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <ChangeProblem error={error} remote={remote} />
        <Text>{t('previews.endText', { version })}</Text>
        <CommandLine command={endPreviewCommand(link)} />
      </Stack>
    </Dialog>
  );
}
