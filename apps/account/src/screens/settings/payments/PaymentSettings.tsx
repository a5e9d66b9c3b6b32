import { useTranslation } from '@fairtone/i18n';
import { Button, MoreButton, Stack, Text } from '@fairtone/ui';
import { Link } from 'react-router-dom';
import { useAccountListSupportInfiniteQuery } from '../../../api/support';
import { useUserId } from '../../../features/member/useUserId';
import { SettingsAnswer } from '../../../features/settings/SettingsAnswer';
import { SettingsSection } from '../SettingsSection';
import { SupportList } from './SupportList';

/** Monthly support, and a link to the purchases. */
export function PaymentSettings() {
  const { t } = useTranslation('account');
  const userId = useUserId();
  const support = useAccountListSupportInfiniteQuery(userId, { skip: !userId, refetchOnMountOrArgChange: true });
  return (
    <Stack gap={12}>
      <SettingsSection title={t('support.title')} text={t('support.text')}>
        <SettingsAnswer query={support}>
          {({ pages }) => {
            // Support that was never paid is not shown, also when its first payment is given up.
            const rows = pages.flat().filter(({ started_at: startedAt }) => startedAt !== null);
            return (
              <Stack gap={4} align="start">
                {rows.length === 0 ? <Text tone="muted">{t('support.empty')}</Text> : <SupportList rows={rows} />}
                <MoreButton query={support}>{t('action.showMore')}</MoreButton>
              </Stack>
            );
          }}
        </SettingsAnswer>
      </SettingsSection>
      <SettingsSection title={t('dashboard.tab.purchases')} text={t('support.purchasesText')}>
        <div>
          <Button as={Link} to="/dashboard?tab=purchases">
            {t('support.toPurchases')}
          </Button>
        </div>
      </SettingsSection>
    </Stack>
  );
}
