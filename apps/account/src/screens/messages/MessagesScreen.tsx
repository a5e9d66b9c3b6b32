import { useTranslation } from '@fairtone/i18n';
import { Heading, Page, Stack, Tabs, useDocumentTitle } from '@fairtone/ui';
import { useSearchParams } from 'react-router-dom';
import { MembersOnly } from '../../features/member/MembersOnly';
import { MessageList } from './MessageList';

/** The user's inbox and sent messages. */
export function Component() {
  const { t } = useTranslation('account');
  const [params, setParams] = useSearchParams();
  const tabs = [
    { id: 'inbox', label: t('messages.inbox'), content: <MessageList box="inbox" /> },
    { id: 'sent', label: t('messages.sent'), content: <MessageList box="sent" /> },
  ] as const;
  const selectedId = params.get('box') === 'sent' ? 'sent' : 'inbox';
  useDocumentTitle(t('messages.title'));

  return (
    <Page width="text">
      <MembersOnly>
        <Stack gap={5}>
          <Heading level={1} size="heading">
            {t('messages.title')}
          </Heading>
          <Tabs
            label={t('messages.title')}
            tabs={tabs}
            selectedId={selectedId}
            onSelect={(box) => box !== selectedId && setParams({ box }, { replace: true })}
          />
        </Stack>
      </MembersOnly>
    </Page>
  );
}
