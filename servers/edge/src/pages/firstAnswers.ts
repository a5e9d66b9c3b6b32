import { requestKey, type FirstAnswers, type FirstRequest } from '@fairtone/contracts';
import type { RouteMatch } from '../visit/matchRoute.ts';
import type { GuestApi } from './guestApi.ts';

/**
 * Sends the first requests of the screen at this path in advance. The screen itself repeats those that are refused to a guest.
 * @param parameters names of the query parameters in the page's URL
 */
export async function firstAnswers(
  api: GuestApi,
  match: RouteMatch,
  parameters: readonly string[],
): Promise<FirstAnswers> {
  const asked = requestsOf(match, parameters);
  const answered = await Promise.all(asked.map((request) => answer(api, request, match.params)));
  return Object.fromEntries(answered.flat());
}

/** The first requests that the screen sends with these parameters: those for which all values are known. */
export function requestsOf({ page, params }: RouteMatch, parameters: readonly string[]): FirstRequest[] {
  const asked = (page.first ?? []).filter(({ unless }) => !unless?.some((name) => parameters.includes(name)));
  return asked.filter(({ get }) => [...get.matchAll(PLACE)].every(([, name]) => params[name!]));
}

const PLACE = /\{(\w+)\}/g;

async function answer(api: GuestApi, { get, isForAll }: FirstRequest, params: Record<string, string>) {
  const path = get.replace(PLACE, (_all, name: string) => encodeURIComponent(params[name] ?? ''));
  const { isOk, body } = await api.get(path).catch(() => ({ isOk: false, body: null }));
  return isOk ? [[requestKey(path), { body, ...(isForAll && { isForAll }) }] as const] : [];
}
