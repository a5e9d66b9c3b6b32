import type { ManageDonationResponse } from '@fairtone/contracts';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { useAccountManageSupportMutation, type SupportChange } from '../../../api/support';
import { useUserId } from '../../../features/member/useUserId';

type Wish = Pick<SupportChange, 'amountCents' | 'cancelAtPeriodEnd'>;

/** Changes one monthly support and shows the outcome as a toast. `change` returns whether it succeeded. */
export function useSupportChange(donationId: string, name: string) {
  const { t } = useTranslation('account');
  const { date } = useFormatters();
  const dispatch = useAppDispatch();
  const userId = useUserId();
  const [manage, { isLoading }] = useAccountManageSupportMutation();

  function outcomeOf(wish: Wish, { state, currentPeriodEnd }: ManageDonationResponse) {
    if (wish.cancelAtPeriodEnd === undefined) return { title: t('support.changed') };
    if (!wish.cancelAtPeriodEnd) return { title: t('support.kept', { name }) };
    if (state === 'ended' || !currentPeriodEnd) return { title: t('support.over') };
    return { title: t('support.ending', { date: date(currentPeriodEnd) }), description: t('support.endingText') };
  }

  async function change(wish: Wish): Promise<boolean> {
    if (isLoading) return false;
    const { data } = await manage({ userId, donationId, ...wish });
    dispatch(
      data
        ? toastShown({ ...outcomeOf(wish, data), tone: 'success' })
        : toastShown({ title: t('support.failed'), description: t('support.failedText'), tone: 'destructive' }),
    );
    return data !== undefined;
  }

  return { change, isLoading };
}
