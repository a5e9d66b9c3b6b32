import { selectToasts, useAppSelector } from '@fairtone/store';
import { lazy, Suspense, useState } from 'react';

const Toaster = lazy(() => import('./Toaster.tsx').then((module) => ({ default: module.Toaster })));

/** The page's one place for short messages. Its library is fetched with the first message. */
export function Toasts() {
  const hasToasts = useAppSelector(selectToasts).length > 0;
  const [isNeeded, setIsNeeded] = useState(false);
  if (hasToasts && !isNeeded) setIsNeeded(true);
  return isNeeded ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
