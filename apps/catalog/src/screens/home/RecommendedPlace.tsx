import { css } from '@emotion/react';
import { lazy, Suspense, useRef } from 'react';
import { useIsNear } from '../../features/recommended/useIsNear';

// If its code cannot load, the page only lacks this section.
const Recommended = lazy(() =>
  import('./Recommended').then(
    (part) => ({ default: part.Recommended }),
    () => ({ default: () => null }),
  ),
);

/** The recommendations; their code and albums load when the section is nearly in view. */
export function RecommendedPlace() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  return (
    <div ref={place} css={reserved}>
      {isNear && (
        <Suspense fallback={null}>
          <Recommended />
        </Suspense>
      )}
    </div>
  );
}

const reserved = css({ '&:empty': { minHeight: 1 } });
