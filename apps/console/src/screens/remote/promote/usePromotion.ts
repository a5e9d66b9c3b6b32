import type { ConsoleRemoteDetails } from '@fairtone/contracts/releaseConsole';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { useState } from 'react';
import { useConsoleChangeReleasesMutation, useConsoleVerifyQuery } from '../../../api/releases';
import { useSeen } from '../../../features/facts/useSeen';
import { problemOf } from '../../../features/problem/problemOf';

const FIRST_SHARE = 10;

/** A promotion that is being decided: share, reason, what speaks against it, and `promote`, which sends it. */
export function usePromotion(remote: ConsoleRemoteDetails, version: string, onDone: () => void) {
  const { t } = useTranslation('console');
  const { percent: format } = useFormatters();
  const dispatch = useAppDispatch();
  const { seen, follow } = useSeen(remote);
  const isFirstStep = seen.live !== null && seen.canary !== version;
  const [percent, setPercent] = useState<number>(isFirstStep ? FIRST_SHARE : 100);
  const [reason, setReason] = useState('');
  const verify = useConsoleVerifyQuery({ remote: remote.name, version }, { refetchOnMountOrArgChange: true });
  const [change, { error, isLoading }] = useConsoleChangeReleasesMutation();

  async function promote() {
    const why = reason.trim();
    const sent = await change({
      act: 'promote',
      remote: remote.name,
      version,
      percent,
      ...(why && { reason: why }),
      seen,
    });
    if (sent.error) {
      const code = problemOf(sent.error);
      if (code === 'changed_meanwhile') follow();
      // Lists the reasons of the refusal, which the error has in a form that the page does not keep.
      if (code === 'release_refused' || code === 'changed_meanwhile') void verify.refetch();
      return;
    }
    const share = format(percent / 100);
    const title = percent < 100 ? t('promote.doneShare', { version, share }) : t('promote.done', { version });
    dispatch(toastShown({ title, tone: 'success' }));
    onDone();
  }

  return { seen, percent, setPercent, reason, setReason, verify, error, isLoading, promote };
}
