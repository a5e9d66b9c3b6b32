import { announceHydration } from '@fairtone/federation';
import { log } from '@fairtone/platform';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type ErrorInfo } from 'react-dom/client';
import { applyPrerenderedStyles } from './prerenderedPage.ts';

/**
 * Renders the app into the page.
 * @param isHydrating whether the page contains the app's prerendered HTML
 */
export function renderPage(app: ReactNode, isHydrating: boolean): void {
  const root = document.getElementById('root') as HTMLElement;
  if (!isHydrating) {
    // In slices: a press in between is answered.
    startTransition(() => createRoot(root).render(app));
    return;
  }
  applyPrerenderedStyles();
  announceHydration();
  hydrateRoot(root, app, { onRecoverableError: reportDifference });
}

/** React has rendered a part again, because its prerendered HTML was not what the app renders. */
function reportDifference(error: unknown, { componentStack }: ErrorInfo): void {
  const message = `The prerendered page differs from the app${componentStack ?? ''}`;
  log({ level: 'error', message, remote: 'shell', error });
}
