import { useFormatters, useTranslation } from '@fairtone/i18n';
import { selectPlayer, useAppSelector } from '@fairtone/store';
import { EmptyState, Heading, Page, Stack, Text, useDocumentTitle } from '@fairtone/ui';

/** `/setlist` */
export function Component() {
  const { t } = useTranslation('setlist');
  const { tracks, queue, currentTrackIndex } = useAppSelector(selectPlayer);
  const { duration } = useFormatters();
  const title = t('setlist.title');
  useDocumentTitle(title);

  const next = [...tracks.slice(currentTrackIndex, currentTrackIndex + 1), ...queue];
  const lengthMs = next.reduce((sum, { durationMs }) => sum + durationMs, 0);
  return (
    <Page width="text">
      <Stack gap={6}>
        <Heading level={1}>{title}</Heading>
        {next.length === 0 ? (
          <EmptyState title={t('setlist.empty.title')} text={t('setlist.empty.text')} headingLevel={2} />
        ) : (
          <>
            <Text tone="muted">{t('setlist.length', { count: next.length, duration: duration(lengthMs / 1000) })}</Text>
            <ol>
              {next.map((track, index) => (
                <li key={`${track.id} ${index}`}>{t('setlist.track', { title: track.title, artist: track.artist })}</li>
              ))}
            </ol>
          </>
        )}
      </Stack>
    </Page>
  );
}
