interface Numbered {
  track_number: number;
  status: string;
}

/**
 * One number for each file. A track that its artist took off the album keeps its number, and what came after it moved up: it goes
 * before its successor, which moves down again for those who have both.
 */
export function numberTracks<Track extends Numbered>(tracks: Track[]): Track[] {
  const staysBehind = ({ status }: Track) => (status === 'failed' ? 0 : 1);
  const sorted = tracks.toSorted((a, b) => a.track_number - b.track_number || staysBehind(a) - staysBehind(b));
  let last = 0;
  return sorted.map((track) => ({ ...track, track_number: (last = Math.max(last + 1, track.track_number)) }));
}
