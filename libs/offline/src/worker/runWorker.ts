import { answerAudio } from '../answers/answerAudio.ts';
import { answerData } from '../answers/answerData.ts';
import { answerFile } from '../answers/answerFile.ts';
import { answerImage } from '../answers/answerImage.ts';
import { answerOwn } from '../answers/answerOwn.ts';
import { answerPage } from '../answers/answerPage.ts';
import { createNamedHashes } from '../answers/namedHashes.ts';
import { refreshPage, type WorkerContext } from '../page/refreshPage.ts';
import { cacheLoadedFiles } from '../page/cacheLoadedFiles.ts';
import { kindOf } from '../requestKind.ts';
import type { FetchEvent, MessageFromPage, WorkerScope } from './scope.ts';

/** Description of the build. */
export interface ShellBuildFacts {
  /** Name of the shell's first script, which differs for each build. */
  build: string;
  files: readonly string[];
}

type Place = Pick<WorkerContext, 'caches' | 'fetch'>;

/** Handles the events of the service worker. */
export function runWorker(scope: WorkerScope, { build, files }: ShellBuildFacts, { caches, fetch }: Place): void {
  const { origin } = scope.location;
  const hashes = createNamedHashes(origin);
  const context: WorkerContext = { caches, fetch, origin, shellFiles: files };

  scope.addEventListener('install', (event) => event.waitUntil(refreshPage(context, true)));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('fetch', handleFetch);
  scope.addEventListener('message', handleMessage);

  async function activate() {
    // The page is requested while the worker starts.
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  }

  function handleFetch(event: FetchEvent) {
    const { request } = event;
    const answer = kindOf(request, origin);
    if (!answer) return;
    const answering = {
      caches,
      fetch,
      origin,
      later: (work: Promise<unknown>) => event.waitUntil(work.catch(() => null)),
    };
    event.respondWith(
      {
        page: () =>
          answerPage(request, {
            ...answering,
            languages: scope.navigator.languages,
            wait: (durationMs) => new Promise((resolve) => setTimeout(resolve, durationMs)),
            preloaded: event.preloadResponse,
          }).then(named),
        file: () => answerFile(request, { ...answering, hashOf: hashes.of }),
        data: () => answerData(request, answering),
        own: () => answerOwn(request, answering),
        image: () => answerImage(request, answering),
        audio: () => answerAudio(request, answering),
      }[answer](),
    );
  }

  function named(page: Response): Response {
    hashes.take(page);
    return page;
  }

  function handleMessage(event: MessageFromPage) {
    const { data, ports } = event;
    if (data.type === 'build') ports[0]?.postMessage(build);
    if (data.type === 'takeOver') event.waitUntil(scope.skipWaiting());
    if (data.type === 'settled') {
      event.waitUntil(cacheLoadedFiles(context, data.files).then(() => refreshPage(context)));
    }
  }
}
