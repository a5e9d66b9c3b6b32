import { requestKey, type FirstAnswers, type FirstRequest } from '@fairtone/contracts';
import type { RouteMatch } from '../visit/matchRoute.ts';
import type { GuestApi } from './guestApi.ts';

/**
 * Sends the first requests of the screen at this path in advance. The screen itself repeats those that are refused to a guest.
 * @param parameters search parameters of the page's URL
 */
export async function firstAnswers(
  api: GuestApi,
  { page, params }: RouteMatch,
  parameters: readonly string[],
): Promise<FirstAnswers> {
  const asked = (page.first ?? []).filter(({ unless }) => !unless?.some((name) => parameters.includes(name)));
  const answered = await Promise.all(asked.map((request) => answer(api, request, params)));
  return Object.fromEntries(answered.flat());
}

async function answer(api: GuestApi, { get, isForAll }: FirstRequest, params: Record<string, string>) {
  const path = get.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''));
  const { isOk, body } = await api.get(path).catch(() => ({ isOk: false, body: null }));
  return isOk ? [[requestKey(path), { body, ...(isForAll && { isForAll }) }] as const] : [];
}
