import type { ConsoleRemoteDetails } from '@fairtone/contracts/releaseConsole';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Button, Dialog, Stack } from '@fairtone/ui';
import { promoteCommand } from '../../../features/command/commands';
import { CommandLine } from '../../../features/command/CommandLine';
import { Outcome } from '../../../features/facts/Outcome';
import { ReasonField } from '../../../features/facts/ReasonField';
import { ChangeProblem } from '../../../features/problem/ChangeProblem';
import { ShareSlider } from '../../../features/share/ShareSlider';
import { Difference } from './Difference';
import { FaultList } from './FaultList';
import { usePromotion } from './usePromotion';

interface Props {
  remote: ConsoleRemoteDetails;
  version: string;
  onClose: () => void;
}

/** Gives a version to a share of the devices or to all: what speaks against it, what will differ, and why it is done. */
export function PromoteDialog({ remote, version, onClose }: Props) {
  const { t } = useTranslation('console');
  const { percent: format } = useFormatters();
  const promotion = usePromotion(remote, version, onClose);
  const { percent, reason, seen, verify, error, isLoading } = promotion;
  const isBlocked = verify.isFetching || Boolean(verify.data?.length);
  return (
    <Dialog
      title={t('promote.title', { version })}
      closeLabel={t('common:action.close')}
      // A press beside the dialog must not lose the reason.
      isDismissable={!isLoading && reason === ''}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button
            variant="primary"
            isLoading={isLoading}
            aria-disabled={isBlocked || undefined}
            onClick={() => void promotion.promote()}
          >
            {percent < 100 ? t('promote.toShare', { share: format(percent / 100) }) : t('promote.toEverybody')}
          </Button>
        </>
      }
    >
      <Stack gap={6}>
        <ChangeProblem error={error} remote={remote} />
        {/* Without a live version there is nothing for the other devices. */}
        {seen.live !== null && <ShareSlider percent={percent} onChange={promotion.setPercent} />}
        <Outcome version={version} percent={percent} seen={seen} />
        <FaultList query={verify} />
        {seen.live !== null && seen.live !== version && (
          <Difference remote={remote.name} from={seen.live} to={version} />
        )}
        <ReasonField value={reason} onChange={promotion.setReason} />
        <CommandLine command={promoteCommand(remote.name, version, percent, reason)} />
      </Stack>
    </Dialog>
  );
}
