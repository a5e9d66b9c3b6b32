import { leavePage } from '@fairtone/platform';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStudioOpenOnboardingMutation } from '../../api/payoutsApi';

/** Link to the provider's onboarding form; after the return it fetches the account's status again. */
export function useOnboarding(artistId: string) {
  const [ask, { isLoading, isError, data }] = useStudioOpenOnboardingMutation();
  const [params, setParams] = useSearchParams();
  const isBack = params.has('connect');

  useEffect(() => {
    if (!isBack) return;
    void ask({ artistId, refresh: true });
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('connect');
        return after;
      },
      { replace: true },
    );
  }, [isBack, ask, artistId, setParams]);

  async function open() {
    const { data: answer } = await ask({ artistId });
    if (answer?.url) leavePage(answer.url);
  }

  // The button stays busy while the page is being left.
  return { open, isOpening: isLoading || Boolean(data?.url), hasFailed: isError };
}
