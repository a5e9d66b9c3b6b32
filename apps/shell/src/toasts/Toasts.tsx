import { selectToasts, useAppSelector } from '@fairtone/store';
import { useState } from 'react';
import { lazily } from '../app/lazily.tsx';

const Toaster = lazily(async () => (await import('./Toaster.tsx')).Toaster);

/** The page's toasts. Their library loads with the first toast. */
export function Toasts() {
  const hasToasts = useAppSelector(selectToasts).length > 0;
  const [isNeeded, setIsNeeded] = useState(false);
  if (hasToasts && !isNeeded) setIsNeeded(true);
  return isNeeded ? <Toaster /> : null;
}
