import { requestKey } from '@fairtone/contracts';
import { getAccessToken } from './authClient.ts';
import { sendAs } from './authorizedFetch.ts';
import { getConfig } from './config.ts';
import { keepAhead, wasRequestedLately } from './aheadResponses.ts';

/**
 * Sends a request that the next screen is about to send, which then gets this response: for a press on a link that is not released yet.
 * @param path path and query at the data API
 */
export async function requestAhead(path: string): Promise<void> {
  const url = getConfig().supabaseUrl + path;
  if (wasRequestedLately(url)) return;
  const token = await getAccessToken();
  const body = sendAs(token, url).then(
    (response): Promise<unknown> | null => (response.ok ? response.json() : null),
    () => null,
  );
  keepAhead({ key: requestKey(url), token, body });
}
