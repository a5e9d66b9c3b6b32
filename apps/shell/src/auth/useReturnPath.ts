import { safeReturnPath } from '@fairtone/domain';
import { useSearchParams } from 'react-router-dom';

/** Where to go after signing in: the page that asked for it, never another site. */
export function useReturnPath(): string {
  const [params] = useSearchParams();
  return safeReturnPath(params.get('returnTo'));
}
