import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { useAccountManageSupportMutation, type SupportChange } from '../../../api/support';
import { useUserId } from '../../../features/member/useUserId';

/** Changes one support and says how it went; answers whether it did. */
export function useSupportChange(donationId: string) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const userId = useUserId();
  const [manage, { isLoading }] = useAccountManageSupportMutation();

  async function change(wish: Pick<SupportChange, 'amountCents' | 'cancelAtPeriodEnd'>): Promise<boolean> {
    if (isLoading) return false;
    const { error } = await manage({ userId, donationId, ...wish });
    dispatch(
      error
        ? toastShown({ title: t('support.failed'), description: t('support.failedText'), tone: 'destructive' })
        : toastShown({ title: t('support.changed'), tone: 'success' }),
    );
    return !error;
  }

  return { change, isLoading };
}
