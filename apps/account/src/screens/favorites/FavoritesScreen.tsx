import { useTranslation } from '@fairtone/i18n';
import { Heading, Page, Stack, useDocumentTitle } from '@fairtone/ui';
import { OwnFavorites } from '../../features/favorites/OwnFavorites';
import { MembersOnly } from '../../features/member/MembersOnly';

/** The screen of everything that the user likes. */
export function Component() {
  const { t } = useTranslation('account');
  useDocumentTitle(t('favorites.title'));
  return (
    <Page>
      <MembersOnly>
        <Stack gap={6}>
          <Heading level={1} size="heading">
            {t('favorites.title')}
          </Heading>
          <OwnFavorites />
        </Stack>
      </MembersOnly>
    </Page>
  );
}
