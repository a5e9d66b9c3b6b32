/**
 * Draws ranks from 1 to `count` by Zipf's law: the chance of a rank is proportional to 1 / rank^exponent. With exponent 1 the first of a
 * million albums gets 7 % of all plays, and the first thousand 52 %.
 * @returns the rank for a random number in [0, 1)
 */
export function zipfRanks(count: number, exponent: number): (random: number) => number {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let rank = 1; rank <= count; rank += 1) {
    sum += 1 / rank ** exponent;
    sums[rank - 1] = sum;
  }
  return (random) => {
    const wanted = random * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sums[middle]! > wanted) high = middle;
      else low = middle + 1;
    }
    return low + 1;
  };
}
