import type { StudioAlbum } from '../../api/albumSchemas';
import { DraftGate } from '../draft/DraftGate';
import { AlbumFields } from './AlbumFields';

interface Props {
  artistId: string;
  /** Null creates one. */
  album: StudioAlbum | null;
}

/** All that an artist says about an album: one tab at a time, and from where its draft ended. */
export function AlbumForm({ artistId, album }: Props) {
  return (
    <DraftGate {...{ artistId, album }}>
      {(draftControls) => <AlbumFields {...{ artistId, album, draftControls }} />}
    </DraftGate>
  );
}
