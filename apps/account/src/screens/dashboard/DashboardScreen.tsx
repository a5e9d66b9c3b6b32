import { useTranslation } from '@fairtone/i18n';
import { selectUser, useAppSelector } from '@fairtone/store';
import { Heading, Page, Tabs } from '@fairtone/ui';
import { css } from '@emotion/react';
import { useSearchParams } from 'react-router-dom';
import { MembersOnly } from '../../features/member/MembersOnly';
import { useDashboardTabs } from './useDashboardTabs';

/** The dashboard of the signed-in user. */
export function Component() {
  return (
    <Page>
      <MembersOnly>
        <Dashboard />
      </MembersOnly>
    </Page>
  );
}

function Dashboard() {
  const { t } = useTranslation('account');
  const user = useAppSelector(selectUser);
  const [params, setParams] = useSearchParams();
  const tabs = useDashboardTabs();
  const asked = params.get('tab');
  const selectedId = tabs.find((tab) => tab.id === asked)?.id ?? 'overview';

  return (
    <>
      <Heading level={1} size="heading" css={styles.title}>
        {t('dashboard.hello', { name: user?.name })}
      </Heading>
      <Tabs
        label={t('dashboard.title')}
        tabs={tabs}
        selectedId={selectedId}
        onSelect={(tab) => tab !== selectedId && setParams({ tab }, { replace: true })}
      />
    </>
  );
}

const styles = { title: css({ marginBottom: 'var(--space-5)' }) };
