import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Button, Dialog, Text } from '@fairtone/ui';
import type { Support } from '../../../api/support';
import { useSupportChange } from './useSupportChange';

interface Props {
  support: Support;
  name: string;
  onClose: () => void;
}

/** Confirms the end of monthly support: it ends with the paid month, and nothing is charged after it. */
export function EndSupportDialog({ support, name, onClose }: Props) {
  const { t } = useTranslation('account');
  const { date } = useFormatters();
  const { change, isLoading } = useSupportChange(support.id, name);
  const handleEnd = async () => {
    if (await change({ cancelAtPeriodEnd: true })) onClose();
  };
  return (
    <Dialog
      size="small"
      role="alertdialog"
      isDismissable={!isLoading}
      title={t('support.endTitle', { name })}
      closeLabel={t('action.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('support.keep')}</Button>
          <Button variant="danger" isLoading={isLoading} onClick={() => void handleEnd()}>
            {t('support.end')}
          </Button>
        </>
      }
    >
      <Text>
        {support.current_period_end
          ? t('support.endText', { date: date(support.current_period_end) })
          : t('support.endNow')}
      </Text>
    </Dialog>
  );
}
