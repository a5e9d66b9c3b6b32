import { getConfig } from '@fairtone/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Navigate } from 'react-router-dom';
import { useCatalogGetDemoAlbumIdQuery } from '../../api/albumApi';
import { AlbumNotFound } from './AlbumNotFound';
import { AlbumPlaceholder } from './AlbumPlaceholder';

/** The number by which the not-found page names the demo album. */
export const DEMO_ALBUM_NUMBER = '101';

/** `/album/101` leads to an album of the demo data, and to nothing where there is none. */
export function DemoAlbum() {
  const hasDemo = getConfig().demoAccounts !== null;
  const { data: albumId, isError } = useCatalogGetDemoAlbumIdQuery(hasDemo ? undefined : skipToken);
  if (albumId) return <Navigate to={`/album/${albumId}`} replace />;
  return !hasDemo || isError ? <AlbumNotFound /> : <AlbumPlaceholder />;
}
