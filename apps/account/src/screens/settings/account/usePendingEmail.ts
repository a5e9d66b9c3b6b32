import { getAuth } from '@fairtone/platform';
import { useEffect, useState } from 'react';
import { useUserId } from '../../../features/member/useUserId';

/** The requested e-mail address until it is confirmed at both addresses. The auth service stores it. */
export function usePendingEmail() {
  const userId = useUserId();
  const [pending, setPending] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    const show = (email?: string) => !isGone && setPending(email ?? null);
    // Without a response no pending address is shown; the form still works.
    if (userId) {
      getAuth()
        .then((auth) => auth.getUser())
        .then(({ data }) => show(data.user?.new_email))
        .catch(() => undefined);
    }
    return () => {
      isGone = true;
    };
  }, [userId]);
  return { pending, setPending };
}
