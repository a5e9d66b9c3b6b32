import type { ConsoleRemoteDetails } from '@fairtone/contracts/releaseConsole';
import { useTranslation } from '@fairtone/i18n';
import { Banner, Button, Dialog, Stack, Text } from '@fairtone/ui';
import { useConsoleChangeReleasesMutation } from '../../../api/releases';
import { previewCommand } from '../../../features/command/commands';
import { CommandLine } from '../../../features/command/CommandLine';
import { ChangeProblem } from '../../../features/problem/ChangeProblem';
import { PreviewLink } from './PreviewLink';

interface Props {
  remote: ConsoleRemoteDetails;
  version: string;
  onClose: () => void;
}

/** Makes a link that shows a version in one browser for a week. */
export function PreviewDialog({ remote, version, onClose }: Props) {
  const { t } = useTranslation('console');
  const [change, { data, error, isLoading }] = useConsoleChangeReleasesMutation();
  const link = data?.link;
  return (
    <Dialog
      title={t('preview.title', { version })}
      closeLabel={t('common:action.close')}
      isDismissable={!isLoading}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(link ? 'common:action.close' : 'common:action.cancel')}</Button>
          {!link && (
            <Button
              variant="primary"
              isLoading={isLoading}
              onClick={() => void change({ act: 'preview', remote: remote.name, version })}
            >
              {t('preview.make')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={5}>
        <ChangeProblem error={error} remote={remote} />
        <Text>{t('preview.text', { version })}</Text>
        {link ? (
          <>
            <Banner tone="success">{t('preview.done')}</Banner>
            <PreviewLink link={link} />
          </>
        ) : (
          <>
            <CommandLine command={previewCommand(remote.name)} />
            <Text size="caption" tone="muted">
              {t('preview.commandNote')}
            </Text>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
