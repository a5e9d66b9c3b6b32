import { useTranslation } from '@fairtone/i18n';
import { Heading, Page, Stack, Tabs, useDocumentTitle } from '@fairtone/ui';
import { useSearchParams } from 'react-router-dom';
import { MembersOnly } from '../../features/member/MembersOnly';
import { Component as NotificationChoices } from '../../features/settings/NotificationChoices';
import { Component as PrivacyChoices } from '../../features/settings/PrivacyChoices';
import { AccountSettings } from './account/AccountSettings';
import { DataSettings } from './data/DataSettings';
import { PaymentSettings } from './payments/PaymentSettings';
import { ProfileSettings } from './profile/ProfileSettings';

/** Settings of the account, in tabs. */
export function Component() {
  const { t } = useTranslation('account');
  const [params, setParams] = useSearchParams();
  const tabs = [
    { id: 'account', label: t('settings.tab.account'), content: <AccountSettings /> },
    { id: 'profile', label: t('settings.tab.profile'), content: <ProfileSettings /> },
    { id: 'notifications', label: t('notifications.title'), content: <NotificationChoices /> },
    { id: 'privacy', label: t('settings.tab.privacy'), content: <PrivacyChoices /> },
    { id: 'payments', label: t('settings.tab.payments'), content: <PaymentSettings /> },
    { id: 'data', label: t('settings.tab.data'), content: <DataSettings /> },
  ] as const;
  const selectedId = tabs.find(({ id }) => id === params.get('tab'))?.id ?? 'account';
  useDocumentTitle(t('settings.title'));

  return (
    <Page width="text">
      <MembersOnly>
        <Stack gap={5}>
          <Heading level={1} size="heading">
            {t('settings.title')}
          </Heading>
          <Tabs
            label={t('settings.title')}
            tabs={tabs}
            selectedId={selectedId}
            onSelect={(tab) => tab !== selectedId && setParams({ tab }, { replace: true })}
          />
        </Stack>
      </MembersOnly>
    </Page>
  );
}
