import { announceHydration, findReleaseByScript, keepScreen, RemoteError } from '@fairtone/federation';
import type { ReleaseManifest } from '@fairtone/contracts';
import { log } from '@fairtone/platform';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type ErrorInfo } from 'react-dom/client';
import { applyPrerenderedStyles } from './prerenderedPage.ts';

/**
 * Renders the app into the page.
 * @param manifest names the remote whose script throws while it is hydrated
 * @param prerendered the remote whose screen the page contains as prerendered HTML; null for a screen of the shell, undefined without
 */
export function renderPage(app: ReactNode, manifest: ReleaseManifest, prerendered: string | null | undefined): void {
  const root = document.getElementById('root') as HTMLElement;
  // In slices: a press in between is answered.
  if (prerendered === undefined) {
    startTransition(() => createRoot(root).render(app));
    return;
  }
  applyPrerenderedStyles();
  if (prerendered) announceHydration();
  keepScreen(document.getElementById('main'));
  const onRecoverableError = (error: unknown, info: ErrorInfo) => reportRenderedAgain(manifest, error as Error, info);
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
}

/** React has rendered a part again: its prerendered HTML was not what the app renders, or it threw (`cause`) while it was hydrated. */
function reportRenderedAgain(manifest: ReleaseManifest, error: Error, { componentStack }: ErrorInfo): void {
  const cause = error.cause as Error | undefined;
  // The registry has reported what could not be loaded.
  if (cause instanceof RemoteError) return;
  const release = findReleaseByScript(manifest, String(cause?.stack));
  const message = `The prerendered page ${cause ? 'threw while it was hydrated' : 'differs from the app'}${componentStack ?? ''}`;
  log({ level: 'error', message, remote: release?.name ?? 'shell', version: release?.version, error });
}
