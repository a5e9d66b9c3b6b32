import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { selectUser, useAppSelector } from '@fairtone/store';
import { Button, EmptyState, ErrorState, Inline, ScreenSpinner, Stack } from '@fairtone/ui';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useStudioListAlbumsInfiniteQuery } from '../../api/studioAlbumApi';
import { DeletedAlbums } from '../delete-album/DeletedAlbums';
import { DeletedNote } from '../delete-album/DeletedNote';
import { deletedAlbumOf } from '../delete-album/deletedAlbumState';
import { MyAlbum } from './MyAlbum';
import { UnfinishedAlbum } from './UnfinishedAlbum';

const list = css({ listStyle: 'none', margin: 0, padding: 0, borderTop: '1px solid var(--line)' });

/** Dashboard tab "My music": the artist's albums in every state. */
export function Component() {
  const { t } = useTranslation('studio');
  const user = useAppSelector(selectUser);
  const query = useStudioListAlbumsInfiniteQuery({ artistId: user?.id ?? '' }, { skip: !user });
  const albums = query.data?.pages.flat() ?? [];
  const location = useLocation();
  const [deleted, setDeleted] = useState(() => deletedAlbumOf(location.state));

  if (query.isLoading || !user) return <ScreenSpinner label={t('myMusic.loading')} isLabelShown />;
  if (query.isError && albums.length === 0) {
    return (
      <ErrorState
        title={t('myMusic.failed.title')}
        text={t('myMusic.failed.text')}
        retryLabel={t('common:action.retry')}
        query={query}
      />
    );
  }
  const upload = (
    <Button as={Link} to="/create-album" variant="primary" icon={<Upload size={18} aria-hidden />}>
      {t('myMusic.upload')}
    </Button>
  );
  const notes = (
    <>
      {deleted && <DeletedNote key={deleted.id} album={deleted} onGone={() => setDeleted(null)} />}
      <UnfinishedAlbum artistId={user.id} />
    </>
  );
  if (albums.length === 0) {
    return (
      <Stack gap={5}>
        {notes}
        <EmptyState title={t('myMusic.empty.title')} text={t('myMusic.empty.text')}>
          {upload}
        </EmptyState>
        <DeletedAlbums />
      </Stack>
    );
  }
  return (
    <Stack gap={5}>
      {notes}
      <Inline justify="end">{upload}</Inline>
      <ul css={list}>
        {albums.map((album) => (
          <MyAlbum key={album.id} album={album} onDeleted={setDeleted} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Inline justify="center">
          <Button isLoading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('common:action.showMore')}
          </Button>
        </Inline>
      )}
      <DeletedAlbums />
    </Stack>
  );
}
