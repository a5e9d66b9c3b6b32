import type { ConsoleRemoteDetails } from '@fairtone/contracts/releaseConsole';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Banner, Button, Dialog, Spinner, Stack, Text } from '@fairtone/ui';
import { useConsoleChangeReleasesMutation, useConsoleListUnusedQuery } from '../../../api/releases';
import { cleanCommand } from '../../../features/command/commands';
import { CommandLine } from '../../../features/command/CommandLine';
import { ChangeProblem } from '../../../features/problem/ChangeProblem';
import { LoadFailure } from '../../../features/problem/LoadFailure';
import { UnusedVersions } from './UnusedVersions';

interface Props {
  remote: ConsoleRemoteDetails;
  onClose: () => void;
}

/** Lists the versions that are not needed any more, deletes them, and says which were deleted. */
export function CleanDialog({ remote, onClose }: Props) {
  const { t } = useTranslation('console');
  const { bytes } = useFormatters();
  const query = useConsoleListUnusedQuery(remote.name, { refetchOnMountOrArgChange: true });
  const [change, { data: changed, error, isLoading }] = useConsoleChangeReleasesMutation();
  const cleaned = changed?.cleaned;
  const unused = query.data;
  const canClean = Boolean(unused?.bytes || unused?.versions.length) && !cleaned;

  return (
    <Dialog
      title={t('clean.title')}
      closeLabel={t('common:action.close')}
      isDismissable={!isLoading}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(canClean ? 'common:action.cancel' : 'common:action.close')}</Button>
          {canClean && unused && (
            <Button
              variant="danger"
              isLoading={isLoading}
              onClick={() => void change({ act: 'clean', remote: remote.name })}
            >
              {unused.versions.length > 0
                ? t('clean.confirm', { count: unused.versions.length })
                : t('clean.confirmFiles')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={5}>
        <ChangeProblem error={error} remote={remote} />
        {shown()}
      </Stack>
    </Dialog>
  );

  function shown() {
    if (cleaned) {
      return (
        <>
          <Banner tone="success">
            {cleaned.versions.length > 0
              ? t('clean.done', { count: cleaned.versions.length, size: bytes(cleaned.bytes) })
              : t('clean.doneFiles', { size: bytes(cleaned.bytes) })}
          </Banner>
          <UnusedVersions caption={t('clean.deleted')} versions={cleaned.versions} />
        </>
      );
    }
    if (query.isError && !unused) return <LoadFailure headingLevel={3} title={t('clean.failed')} query={query} />;
    if (!unused) return <Spinner label={t('common:state.loading')} />;
    if (!canClean) return <Text>{t('clean.empty')}</Text>;
    return (
      <>
        {/* Files that versions shared may be left without an unused version. */}
        <Text>{t(unused.versions.length > 0 ? 'clean.text' : 'clean.filesOnly', { size: bytes(unused.bytes) })}</Text>
        <UnusedVersions caption={t('clean.unused')} versions={unused.versions} />
        <CommandLine command={cleanCommand(remote.name)} />
      </>
    );
  }
}
