import { css } from '@emotion/react';
import { lazy, Suspense, useRef } from 'react';
import { useIsNear } from '../../features/recommended/useIsNear';

// Without its code the page is complete but for this section.
const Recommended = lazy(() =>
  import('./Recommended').then(
    (part) => ({ default: part.Recommended }),
    () => ({ default: () => null }),
  ),
);

/** Placeholder of the recommendations: loads their code and data when the user scrolls near. */
export function RecommendedPlace() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  return (
    <div ref={place} css={kept}>
      {isNear && (
        <Suspense fallback={null}>
          <Recommended />
        </Suspense>
      )}
    </div>
  );
}

const kept = css({ '&:empty': { minHeight: 1 } });
