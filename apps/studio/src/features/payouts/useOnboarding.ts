import { leavePage } from '@fairtone/platform';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStudioOpenOnboardingMutation } from '../../api/payoutsApi';

/** Opens the provider's form. When the artist returns from it, updates the state of the account. */
export function useOnboarding(artistId: string) {
  const [ask, { isLoading, error, data }] = useStudioOpenOnboardingMutation();
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

  /** @param country of the artist's bank, for a new account */
  async function open(country?: string) {
    const { data: answer } = await ask({ artistId, ...(country && { country }) });
    if (answer?.url) leavePage(answer.url);
  }

  // The button stays busy until the browser has left the page.
  return { open, isOpening: isLoading || Boolean(data?.url), error };
}
