import { safeReturnPath } from '@fairtone/domain';
import { useSearchParams } from 'react-router-dom';

/** Path to open after login: `returnTo` of the URL, never another site. */
export function useReturnPath(): string {
  const [params] = useSearchParams();
  return safeReturnPath(params.get('returnTo'));
}
