import { isNotFound } from '@fairtone/api';
import { getConfig } from '@fairtone/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Navigate } from 'react-router-dom';
import { useCatalogGetDemoAlbumIdQuery } from '../../api/albumApi';
import { AlbumFailure } from './AlbumFailure';
import { AlbumNotFound } from './AlbumNotFound';
import { AlbumPlaceholder } from './AlbumPlaceholder';

/** Stands for the demo album in the link of the not-found page. */
export const DEMO_ALBUM_NUMBER = '101';

/** Redirects `/album/101` to an album of the demo data; not found where there is no demo. */
export function DemoAlbum() {
  const hasDemo = getConfig().demoAccounts !== null;
  const { data: albumId, error, isFetching, refetch } = useCatalogGetDemoAlbumIdQuery(hasDemo ? undefined : skipToken);
  if (albumId) return <Navigate to={`/album/${albumId}`} replace />;
  if (!hasDemo || isNotFound(error)) return <AlbumNotFound />;
  if (!error) return <AlbumPlaceholder />;
  return <AlbumFailure onRetry={() => void refetch()} isRetrying={isFetching} />;
}
