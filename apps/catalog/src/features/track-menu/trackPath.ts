/** DOM id of a track's row on the page of its album. */
export const trackAnchor = (trackId: string) => `track-${trackId}`;

/** Path of a track: its row on the page of its album. */
export const trackPath = ({ id, albumId }: { id: string; albumId: string }) => `/album/${albumId}#${trackAnchor(id)}`;
