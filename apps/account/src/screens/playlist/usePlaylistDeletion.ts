import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OpenPlaylist } from '../../api/playlistRows';
import { usePlaylistChanges } from '../../features/playlists/usePlaylistChanges';

/**
 * Deletes the open playlist and navigates to all playlists, which offer undo. `isDeleting` stays true until the screen is
 * left: a response that arrives meanwhile, such as the refetch after an edit, may already lack the playlist.
 */
export function usePlaylistDeletion() {
  const navigate = useNavigate();
  const { remove } = usePlaylistChanges();
  const [isDeleting, setIsDeleting] = useState(false);

  async function handleDelete(playlist: OpenPlaylist) {
    setIsDeleting(true);
    const deleted = await remove(playlist);
    if (deleted) await navigate('/playlists', { state: { deleted } });
    else setIsDeleting(false);
  }
  return { isDeleting, handleDelete };
}
