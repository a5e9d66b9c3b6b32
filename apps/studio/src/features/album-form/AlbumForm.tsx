import type { StudioAlbum } from '../../api/albumSchemas';
import { DraftGate } from '../draft/DraftGate';
import { AlbumFields } from './AlbumFields';

interface Props {
  artistId: string;
  /** Null: a new album. */
  album: StudioAlbum | null;
}

/** The album form. One tab at a time can edit it, and it starts with the stored draft. */
export function AlbumForm({ artistId, album }: Props) {
  return (
    <DraftGate {...{ artistId, album }}>
      {(draftControls) => <AlbumFields {...{ artistId, album, draftControls }} />}
    </DraftGate>
  );
}
