import { AREAS, type Finding } from './finding.ts';

const MARKS = { right: 'ok     ', wrong: 'WRONG  ', unknown: 'unknown' } as const;

/** The findings as text: by area, a line each, and below what is wrong its remedy. */
export function renderReport(findings: readonly Finding[]): string {
  const areas = AREAS.map((area) => ({ area, own: findings.filter((finding) => finding.area === area) }));
  const lines = areas
    .filter(({ own }) => own.length > 0)
    .flatMap(({ area, own }) => [area, ...own.flatMap(linesOf), '']);
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
  return [...lines, `${count('right')} right, ${count('wrong')} wrong, ${count('unknown')} unknown`].join('\n');
}

const linesOf = ({ state, subject, detail, remedy }: Finding) => [
  `  ${MARKS[state]} ${subject}: ${detail}`,
  ...(remedy ? [`          ${remedy}`] : []),
];
