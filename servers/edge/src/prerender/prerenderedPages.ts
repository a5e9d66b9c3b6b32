import { firstRequestsAt, type Prerendered, type PrerenderRequest } from '@fairtone/contracts';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseStore } from '../releases/releaseStore.ts';
import type { ShellBuild } from '../shell/shellBuild.ts';
import type { GuestVisit } from './guestVisit.ts';
import type { Prerenderer, PrerenderFile, PrerenderTask } from './prerenderer.ts';

/** Cache of rendered pages: the same data always renders the same HTML. */
const KEPT = 300;
/** Pages at URLs that visitors make up, such as searches: they have a small cache of their own, and few are rendered at a time. */
const KEPT_OF_ANYONE = 50;
const MOST_OF_ANYONE = 4;
/** Most characters of data: an album of some five hundred tracks. Rendering more would block the thread for other pages. */
const MAX_DATA_CHARACTERS = 250_000;

export interface PrerenderedPages {
  /** The prerendered HTML of a page for a guest, or around a screen; null when it cannot be prerendered. */
  draw: (wish: FirstViewWish) => Promise<Prerendered | null>;
}

type FirstViewWish = {
  shell: ShellBuild;
  visit: GuestVisit;
  request: Omit<PrerenderRequest, 'path' | 'search' | 'isWithoutScreen'>;
};

type Deps = { prerenderer: Prerenderer; store: Pick<ReleaseStore, 'file'>; shellFolder: string };

export function createPrerenderedPages({ prerenderer, store, shellFolder }: Deps): PrerenderedPages {
  const keptPages = new Map<string, Prerendered>();
  const keptOfAnyone = new Map<string, Prerendered>();
  const underWay = new Map<string, Promise<Prerendered | null>>();
  let underWayOfAnyone = 0;

  async function render(wish: PrerenderTask, isAnyones: boolean) {
    const [kept, most] = isAnyones ? [keptOfAnyone, KEPT_OF_ANYONE] : [keptPages, KEPT];
    const key = digest([wish.shell.key, wish.remote?.key, wish.request]);
    const known = kept.get(key) ?? underWay.get(key);
    if (known !== undefined) return known;
    if (isAnyones && underWayOfAnyone >= MOST_OF_ANYONE) return null;
    underWayOfAnyone += Number(isAnyones);
    const drawing = prerenderer.draw(wish).finally(() => {
      underWay.delete(key);
      underWayOfAnyone -= Number(isAnyones);
    });
    underWay.set(key, drawing);
    const drawn = await drawing;
    if (drawn) kept.set(key, drawn);
    if (kept.size > most) kept.delete([...kept.keys()][0]!);
    return drawn;
  }

  const shellFile = ({ prerender }: ShellBuild): PrerenderFile | null =>
    prerender
      ? {
          key: `shell/${prerender.file}`,
          integrity: prerender.integrity,
          read: () => readFile(join(shellFolder, prerender.file), 'utf8').catch(() => null),
        }
      : null;

  const remoteFile = (release: PrerenderRequest['manifest']['remotes'][string]['live']): PrerenderFile | null => {
    const { name, version, prerender, integrity } = release;
    const hash = prerender && integrity[prerender];
    if (!hash) return null;
    const path = `${name}/${version}/${prerender}`;
    return { key: path, integrity: hash, read: () => readText(store, path) };
  };

  return {
    async draw({ shell, visit: { match, path, search, isAnyones, isWithoutScreen }, request }) {
      const isDataMissing =
        firstRequestsAt(match.page, match.params, []).length > 0 && Object.keys(request.answers).length === 0;
      // Only pages with the list, even an empty one, are made to be rendered here.
      if (!match.page.first || isDataMissing) return null;
      if (!isUsualPath(path) || JSON.stringify(request.answers).length > MAX_DATA_CHARACTERS) return null;
      const around = shellFile(shell);
      const live = match.remote === null ? null : request.manifest.remotes[match.remote]?.live;
      const remote = live ? remoteFile(live) : null;
      if (!around || (live && !remote)) return null;
      return render({ shell: around, remote, request: { ...request, path, search, isWithoutScreen } }, isAnyones);
    },
  };
}

/**
 * Postgres accepts ids in capitals, in braces and without dashes, and a path may have escapes: each spelling would be rendered and cached
 * separately.
 */
function isUsualPath(path: string): boolean {
  const isId = (part: string) => part.replace(/[^\da-f]/gi, '').length === ID_DIGITS && /^[{}\da-f-]+$/i.test(part);
  return !path.includes('%') && path.split('/').every((part) => !isId(part) || USUAL_ID.test(part));
}

const ID_DIGITS = 32;
const USUAL_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

async function readText(store: Pick<ReleaseStore, 'file'>, path: string): Promise<string | null> {
  const answer = await store.file(path, new Request('http://host/'), '');
  return answer?.ok ? answer.text() : null;
}

const digest = (value: unknown) => createHash('sha1').update(JSON.stringify(value)).digest('base64');
