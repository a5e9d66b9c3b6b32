import { firstRequestsAt, requestKey, type FilledRequest, type FirstAnswers } from '@fairtone/contracts';
import type { RouteMatch } from '../visit/matchRoute.ts';
import type { GuestApi } from './guestApi.ts';

/**
 * Sends the first requests of the screen at this path in advance. The screen itself repeats those that are refused to a guest.
 * @param parameters names of the query parameters in the page's URL
 */
export async function firstAnswers(
  api: GuestApi,
  { page, params }: RouteMatch,
  parameters: readonly string[],
): Promise<FirstAnswers> {
  const answered = await Promise.all(firstRequestsAt(page, params, parameters).map((request) => answer(api, request)));
  return Object.fromEntries(answered.flat());
}

async function answer(api: GuestApi, { path, isForAll }: FilledRequest) {
  const { isOk, body } = await api.get(path).catch(() => ({ isOk: false, body: null }));
  return isOk ? [[requestKey(path), { body, ...(isForAll && { isForAll }) }] as const] : [];
}
