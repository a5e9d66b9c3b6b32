import { readStoredSession } from '@fairtone/platform';
import { selectSessionStatus, useAppSelector } from '@fairtone/store';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useReturnPath } from './useReturnPath.ts';

/** Redirects users who are signed in already. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const status = useAppSelector(selectSessionStatus);
  const returnPath = useReturnPath();
  // A moment later it is known: a form that flashes by invites to type into it.
  if (status === 'unknown' && readStoredSession()) return null;
  return status === 'signedIn' ? <Navigate to={returnPath} replace /> : children;
}
