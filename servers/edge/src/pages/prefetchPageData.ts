import type { FirstAnswers, Language, ReleaseManifest, RoutePage } from '@fairtone/contracts';
import type { Articles } from '../shell/shellBuild.ts';
import { matchPage, type RouteMatch } from '../visit/matchRoute.ts';
import { describerOf } from './describePage.ts';
import { firstAnswers } from './firstAnswers.ts';
import type { GuestApi } from './guestApi.ts';
import { withTimeout } from './withTimeout.ts';
import { MISSING, type PageFacts } from './pageFacts.ts';
import { pageTexts } from './words/words.ts';

/** Time-out in ms: a browser requests what is missing itself; a crawler gets no second chance. */
const WITHIN_MS = { browser: 400, reader: 2_000 };

/** Most characters of a parameter: what the search screen takes. */
const MAX_VALUE = 100;

/** Facts about a page before its scripts run. Each is null or empty when it was not known in time. */
export type PageData = {
  answers: FirstAnswers;
  facts: PageFacts | null;
  isMissing: boolean;
  /** The remote that shows the page; null when no route declares its path. */
  match: RouteMatch | null;
};

type Asked = {
  manifest: ReleaseManifest;
  /** Page metadata that the shell's own routes declare. */
  shellPages?: Record<string, RoutePage> | undefined;
  articles?: Articles | undefined;
  siteUrl: string;
  path: string;
  /** Query parameters in the page's URL. */
  query: Record<string, string>;
  language: Language;
  isBrowser: boolean;
};

/** Sends, as a guest, the first requests of the screen at this path, and loads the page's facts. */
export async function prefetchPageData(
  api: GuestApi,
  { manifest, shellPages, articles = {}, siteUrl, path, query, language, isBrowser }: Asked,
): Promise<PageData> {
  const found = matchPage(manifest, path, shellPages);
  const match = found && withParameters(found, query);
  if (!match) return { answers: {}, facts: null, isMissing: false, match };
  const withinMs = isBrowser ? WITHIN_MS.browser : WITHIN_MS.reader;
  const describe = describerOf(match.page.kind);
  const visit = { api, siteUrl, params: match.params, path, language, words: pageTexts(language), articles };
  const [answers, facts] = await Promise.all([
    withTimeout(firstAnswers(api, match, Object.keys(query)), withinMs),
    describe && withTimeout(describe(visit), withinMs),
  ]);
  const isMissing = facts === MISSING;
  return isMissing
    ? { answers: emptyOnly(answers ?? {}), facts: null, isMissing, match }
    : { answers: answers ?? {}, facts, isMissing, match };
}

/** Adds the values of the parameters that the page declares, as its screen reads them. */
function withParameters(match: RouteMatch, query: Record<string, string>): RouteMatch {
  const declared = (match.page.parameters ?? []).map((name) => [name, (query[name] ?? '').trim().slice(0, MAX_VALUE)]);
  return { ...match, params: { ...match.params, ...(Object.fromEntries(declared) as Record<string, string>) } };
}

/** A missing page shows no details: of a listener at an artist's address the database answers with the profile. */
const emptyOnly = (answers: FirstAnswers): FirstAnswers => {
  const isEmpty = Object.values(answers).every(({ body }) => Array.isArray(body) && body.length === 0);
  return isEmpty ? answers : {};
};
