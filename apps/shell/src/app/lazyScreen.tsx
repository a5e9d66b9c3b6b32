import { offerReload } from '@fairtone/federation';
import { log } from '@fairtone/platform';
import { createElement, useState, type ComponentType } from 'react';
import { RemoteFailurePanel } from '../remotes/RemoteFailurePanel.tsx';

type LoadScreen = () => Promise<{ Component: ComponentType }>;

/**
 * The `lazy` of a route of the shell. The router calls it once, and a rejection would replace the whole page, header and music included.
 * So a screen whose code cannot load shows an error in its own place, with a retry; a reload brings the shell's current release.
 */
export const lazyScreen =
  (load: LoadScreen): LoadScreen =>
  () =>
    load().catch((error: unknown) => {
      log({ level: 'warning', message: 'A part of the page could not be fetched', error });
      return { Component: missingScreen(load, error) };
    });

const missingScreen = (load: LoadScreen, error: unknown): ComponentType =>
  function MissingScreen() {
    const [screen, setScreen] = useState<ComponentType | null>(null);
    const retry = () =>
      void load().then(
        ({ Component }) => setScreen(() => Component),
        () => undefined,
      );
    if (screen) return createElement(screen);
    return <RemoteFailurePanel remote="shell" kind="screen" onRetry={retry} onReload={offerReload(error)} />;
  };
