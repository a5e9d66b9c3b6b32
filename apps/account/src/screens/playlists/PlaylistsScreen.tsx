import { useTranslation } from '@fairtone/i18n';
import { Heading, Page, Stack, useDocumentTitle } from '@fairtone/ui';
import { useLocation } from 'react-router-dom';
import type { DeletedPlaylist } from '../../api/playlistChanges';
import { MembersOnly } from '../../features/member/MembersOnly';
import { OwnPlaylists } from '../../features/playlists/OwnPlaylists';

/** The user's own playlists. */
export function Component() {
  const { t } = useTranslation('account');
  const state = useLocation().state as { deleted?: DeletedPlaylist } | null;
  useDocumentTitle(t('playlists.title'));
  return (
    <Page>
      <MembersOnly>
        <Stack gap={6}>
          <Heading level={1} size="heading">
            {t('playlists.title')}
          </Heading>
          <OwnPlaylists deletedBefore={state?.deleted} />
        </Stack>
      </MembersOnly>
    </Page>
  );
}
