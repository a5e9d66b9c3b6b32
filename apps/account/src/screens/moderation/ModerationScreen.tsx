import { useTranslation } from '@fairtone/i18n';
import { Heading, Page, Stack, Tabs, useDocumentTitle } from '@fairtone/ui';
import { useSearchParams } from 'react-router-dom';
import { MembersOnly } from '../../features/member/MembersOnly';
import { RefusedPayments } from './RefusedPayments';
import { ReportQueue } from './ReportQueue';

/** Open reports and refused payments, for moderators. */
export function Component() {
  const { t } = useTranslation('account');
  const [params, setParams] = useSearchParams();
  const tabs = [
    ...(['open', 'answered'] as const).map((id) => ({
      id,
      label: t(`moderation.state.${id}`),
      content: <ReportQueue state={id} />,
    })),
    { id: 'payments' as const, label: t('moderation.payments.tab'), content: <RefusedPayments /> },
  ];
  const selectedId = tabs.find(({ id }) => id === params.get('state'))?.id ?? 'open';
  useDocumentTitle(t('moderation.title'));

  return (
    <Page width="text">
      <MembersOnly>
        <Stack gap={5}>
          <Heading level={1} size="heading">
            {t('moderation.title')}
          </Heading>
          <Tabs
            label={t('moderation.title')}
            tabs={tabs}
            selectedId={selectedId}
            onSelect={(state) => state !== selectedId && setParams({ state }, { replace: true })}
          />
        </Stack>
      </MembersOnly>
    </Page>
  );
}
