import { css } from '@emotion/react';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import type { Rating } from './vitals';

const LOOKS = {
  good: { Icon: CircleCheck, color: 'var(--success)' },
  needsWork: { Icon: TriangleAlert, color: 'var(--warning)' },
  poor: { Icon: CircleX, color: 'var(--danger)' },
} as const;

/** A shape of its own for each rating. Decoration: put the word beside it, at least for screen readers. */
export function RatingIcon({ rating }: { rating: Rating }) {
  const { Icon, color } = LOOKS[rating];
  return <Icon size={15} aria-hidden css={css({ flex: 'none', color })} />;
}
