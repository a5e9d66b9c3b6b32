import { useTranslation } from '@fairtone/i18n';
import { Heading, Page, Stack, useDocumentTitle } from '@fairtone/ui';
import { MembersOnly } from '../../features/member/MembersOnly';
import { RemoteList } from './RemoteList';

/** `/console`: the releases of all remotes, for staff. */
export function Component() {
  const { t } = useTranslation('console');
  const title = t('console.title');
  useDocumentTitle(title);
  return (
    <Page>
      <MembersOnly>
        <Stack gap={6}>
          <Heading level={1} size="heading">
            {title}
          </Heading>
          <RemoteList />
        </Stack>
      </MembersOnly>
    </Page>
  );
}
