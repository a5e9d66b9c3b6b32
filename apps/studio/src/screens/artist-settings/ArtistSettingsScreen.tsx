import { findOwner, Slot, useRemotes } from '@fairtone/federation';
import { useTranslation } from '@fairtone/i18n';
import { Heading, Page, Stack, Tabs, useDocumentTitle } from '@fairtone/ui';
import { useSearchParams } from 'react-router-dom';
import { ArtistOnly } from '../../features/access/ArtistOnly';
import { PaymentsPanel } from '../../features/payouts/PaymentsPanel';
import { ProfileTab } from './ProfileTab';

/** `/artist-settings`: profile, notifications, privacy and payments of an artist. */
export function Component() {
  return <ArtistOnly>{(artistId) => <ArtistSettings artistId={artistId} />}</ArtistOnly>;
}

function ArtistSettings({ artistId }: { artistId: string }) {
  const { t } = useTranslation('studio');
  const [params, setParams] = useSearchParams();
  const title = t('artistSettings.title');
  const { manifest } = useRemotes().registry;
  const provided = (['notifications', 'privacy'] as const).filter((id) =>
    findOwner(manifest, 'slots', `artist-settings.${id}`),
  );
  const tabs = [
    { id: 'profile' as const, content: <ProfileTab artistId={artistId} /> },
    ...provided.map((id) => ({ id, content: <Slot name={`artist-settings.${id}` as const} /> })),
    { id: 'payments' as const, content: <PaymentsPanel artistId={artistId} /> },
  ].map((tab) => ({ ...tab, label: t(`artistSettings.tab.${tab.id}`) }));
  const selectedId = tabs.find(({ id }) => id === params.get('tab'))?.id ?? 'profile';

  useDocumentTitle(title);

  return (
    <Page>
      <Stack gap={5}>
        <Heading level={1} size="heading">
          {title}
        </Heading>
        <Tabs
          label={title}
          tabs={tabs}
          selectedId={selectedId}
          onSelect={(tab) => tab !== selectedId && setParams({ tab }, { replace: true })}
        />
      </Stack>
    </Page>
  );
}
