const STARTS = 'br cl dr fl gr k l m n p qu r s sh st str t tr v w z ch'.split(' ');
const MIDDLES = 'a e i o u ai ea oo ou ar er in on an el'.split(' ');
const ENDS = 'ck d ll m n nd ng r rn s st t th ve x ze l ss mp lk'.split(' ');
const COMMON =
  `love night blue light dream heart fire rain river moon sun time day world dance gold silver black white wild
sweet lost home road sky star summer winter ghost mirror city ocean stone glass paper shadow morning evening electric velvet
broken golden hollow quiet endless crystal burning falling rising dancing running dreaming`.split(/\s+/);

/** Words with the frequencies of real titles: the first are very common, thousands are rare. */
export function vocabulary(): string[] {
  const rare: string[] = [];
  for (const start of STARTS)
    for (const middle of MIDDLES) for (const end of ENDS) rare.push(start + middle + end, `${start}${middle}${end}a`);
  return [...COMMON, ...rare];
}
