/** The id of a track's row on the page of its album. */
export const trackAnchor = (trackId: string) => `track-${trackId}`;

/** Where one track is found: its row on the page of its album. */
export const trackPath = ({ id, albumId }: { id: string; albumId: string }) => `/album/${albumId}#${trackAnchor(id)}`;
