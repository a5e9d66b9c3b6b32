import type { ConsoleRemoteDetails } from '@fairtone/contracts/releaseConsole';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { Button, Dialog, Stack, Text } from '@fairtone/ui';
import { useState } from 'react';
import { useConsoleChangeReleasesMutation } from '../../../api/releases';
import { rollbackCommand } from '../../../features/command/commands';
import { CommandLine } from '../../../features/command/CommandLine';
import { ReasonField } from '../../../features/facts/ReasonField';
import { ChangeProblem } from '../../../features/problem/ChangeProblem';
import { problemOf } from '../../../features/problem/problemOf';
import { useRollback } from './useRollback';

interface Props {
  remote: ConsoleRemoteDetails;
  onClose: () => void;
}

/** Ends the canary, or without one makes the version before live again. */
export function RollbackDialog({ remote, onClose }: Props) {
  const { t } = useTranslation('console');
  const { percent } = useFormatters();
  const dispatch = useAppDispatch();
  const { seen, from, to, share, follow } = useRollback(remote);
  const [reason, setReason] = useState('');
  const [change, { error, isLoading }] = useConsoleChangeReleasesMutation();
  const kind = seen.canary ? 'canary' : 'live';

  async function handleRollback() {
    if (to === null) return;
    const why = reason.trim();
    const sent = await change({ act: 'rollback', remote: remote.name, ...(why && { reason: why }), seen, to });
    if (problemOf(sent.error) === 'changed_meanwhile') follow();
    if (sent.error) return;
    dispatch(toastShown({ title: t(`rollback.done.${kind}`, { from, to }), tone: 'success' }));
    onClose();
  }

  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={t(`rollback.title.${kind}`)}
      closeLabel={t('common:action.close')}
      // A press beside the dialog must not lose the reason.
      isDismissable={!isLoading && reason === ''}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button
            variant="danger"
            isLoading={isLoading}
            aria-disabled={to === null || undefined}
            onClick={() => void handleRollback()}
          >
            {t(`rollback.confirm.${kind}`)}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <ChangeProblem error={error} remote={remote} />
        <Text>
          {to === null
            ? t('problem.nothing_to_roll_back')
            : t(`rollback.text.${kind}`, { from, to, share: percent(share / 100) })}
        </Text>
        <ReasonField value={reason} onChange={setReason} />
        <CommandLine command={rollbackCommand(remote.name, reason)} />
      </Stack>
    </Dialog>
  );
}
