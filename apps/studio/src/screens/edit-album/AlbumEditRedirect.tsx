import { Navigate, useParams } from 'react-router-dom';

/** `/album/:albumId/edit`: the address that older links use. */
export function Component() {
  const { albumId = '' } = useParams();
  return <Navigate to={`/edit-album/${encodeURIComponent(albumId)}`} replace />;
}
