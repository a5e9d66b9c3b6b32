/** The candidate with the smallest Levenshtein distance. */
export function nearest(text: string, candidates: readonly string[]): string {
  const byDistance = candidates.map((candidate) => ({ candidate, distance: distanceOf(text, candidate) }));
  return byDistance.reduce((best, one) => (one.distance < best.distance ? one : best)).candidate;
}

function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [place, its] of [...other].entries())
      next.push(Math.min(row[place + 1]! + 1, next[place]! + 1, row[place]! + (its === letter ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}
