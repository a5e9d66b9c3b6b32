import { readStoredSession } from '@fairtone/platform';
import { selectSessionStatus, useAppSelector } from '@fairtone/store';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useReturnPath } from './useReturnPath.ts';

/** Redirects a signed-in person away from pages for guests. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const status = useAppSelector(selectSessionStatus);
  const returnPath = useReturnPath();
  // A stored session is known a moment later: a form that appears only until then would invite the visitor to type into it.
  if (status === 'unknown' && readStoredSession()) return null;
  return status === 'signedIn' ? <Navigate to={returnPath} replace /> : children;
}
