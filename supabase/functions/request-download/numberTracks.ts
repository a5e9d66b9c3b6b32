interface Numbered {
  track_number: number;
  status: string;
}

/**
 * Gives each file a unique number. A track that its artist removed keeps its number, and later tracks moved up: it is placed
 * before its successor, which moves down again for people who have both.
 */
export function numberTracks<Track extends Numbered>(tracks: Track[]): Track[] {
  const staysBehind = ({ status }: Track) => (status === 'failed' ? 0 : 1);
  const sorted = tracks.toSorted((a, b) => a.track_number - b.track_number || staysBehind(a) - staysBehind(b));
  let last = 0;
  return sorted.map((track) => ({ ...track, track_number: (last = Math.max(last + 1, track.track_number)) }));
}
