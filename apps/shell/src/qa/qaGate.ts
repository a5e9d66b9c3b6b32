import type { ReleaseManifest } from '@fairtone/contracts';
import { OVERRIDES_STORAGE_KEY, type RemoteRegistry } from '@fairtone/federation';
import { getConfig, log } from '@fairtone/platform';
import { isPanelRemembered } from './panelMemory.ts';
import type { QaTools } from './startQa.ts';

export interface QaGate {
  /** The released manifest, or the manifest with the overrides that are allowed. */
  manifest: ReleaseManifest;
  /** Shows the tools beside the page, and listens for their shortcut. */
  attach: (registry: RemoteRegistry) => void;
}

/**
 * The part of the QA tools that every visitor loads: checks whether the deployment allows them and whether this browser requests
 * them. Only then the tools load, and decide who may use them.
 */
export async function openQaGate(released: ReleaseManifest, isFramed = window.self !== window.top): Promise<QaGate> {
  const { qa } = getConfig();
  // In a frame of another site the confirmation could be placed under a click that means something else (clickjacking).
  if (!qa || isFramed) return { manifest: released, attach: () => undefined };

  let tools: Promise<QaTools | null> | null = null;
  const fetchTools = (isStart: boolean) => {
    tools ??= import('./startQa.ts')
      .then(({ startQa }) => startQa(qa, released, isStart))
      .catch((error: unknown) => {
        log({ level: 'warning', message: 'The tools for quality assurance could not be started', error });
        return null;
      });
    // A user who may not use them now may do so later, after signing in.
    return tools.then((found) => {
      if (!found) tools = null;
      return found;
    });
  };

  const started = isPanelRequested() ? await fetchTools(true) : null;
  return {
    manifest: started?.manifest ?? released,
    attach(registry) {
      void started?.show(registry);
      window.addEventListener('keydown', (event) => {
        if (!isShortcut(event)) return;
        event.preventDefault();
        const isRunning = tools !== null;
        void fetchTools(false).then((found) => (isRunning ? found?.toggle() : found?.open(registry)));
      });
    },
  };
}

function isPanelRequested(): boolean {
  const query = new URLSearchParams(location.search);
  if (query.has('qa') || query.has('qa-overrides')) return true;
  try {
    return localStorage.getItem(OVERRIDES_STORAGE_KEY) !== null || isPanelRemembered();
  } catch {
    return false;
  }
}

/** Alt+Shift+Q by key position or by letter. Ctrl+Alt is AltGr, with which many keyboards type @. */
function isShortcut({ altKey, shiftKey, ctrlKey, metaKey, code, key, target }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.matches('input, textarea, [contenteditable]');
  return altKey && shiftKey && !ctrlKey && !metaKey && !isTyping && (code === 'KeyQ' || key.toLowerCase() === 'q');
}
