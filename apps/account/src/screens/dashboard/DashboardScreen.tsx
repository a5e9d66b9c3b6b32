import { useTranslation } from '@fairtone/i18n';
import { selectSessionStatus, selectUser, useAppSelector } from '@fairtone/store';
import { Heading, Page, Spinner, Tabs } from '@fairtone/ui';
import { css } from '@emotion/react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useDashboardTabs } from './useDashboardTabs';

/** The signed-in person's own page. */
export function Component() {
  const { t } = useTranslation('account');
  const { pathname, search } = useLocation();
  const status = useAppSelector(selectSessionStatus);

  if (status === 'guest') return <Navigate to={`/login?returnTo=${encodeURIComponent(pathname + search)}`} replace />;
  return <Page>{status === 'unknown' ? <Spinner label={t('state.loading')} /> : <Dashboard />}</Page>;
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
