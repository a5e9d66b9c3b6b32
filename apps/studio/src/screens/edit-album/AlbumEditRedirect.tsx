import { Navigate, useParams } from 'react-router-dom';

/** `/album/:albumId/edit`: redirects older links to `/edit-album/:albumId`. */
export function Component() {
  const { albumId = '' } = useParams();
  return <Navigate to={`/edit-album/${encodeURIComponent(albumId)}`} replace />;
}
