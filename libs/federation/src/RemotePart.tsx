import type { RemoteDefinition } from '@fairtone/contracts';
import { useIsHydrating } from '@fairtone/platform';
import {
  createElement,
  startTransition,
  Suspense,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import { getLoadedPart, type PickPart } from './loadPart.ts';
import { preloadScripts } from './preloadScripts.ts';
import { RemoteErrorBoundary } from './RemoteErrorBoundary.tsx';
import { useRemotes, type FailureKind } from './RemotesProvider.tsx';
import { loadForHydration } from './loadForHydration.ts';
import { afterScreens, announceScreen, endHydration, waitForTurn } from './loadPriority.ts';

interface RemotePartProps<Props> {
  remote: string;
  /** Identity of the part; another name is another part. */
  name: string;
  kind: FailureKind;
  pick: PickPart<Props>;
  props: Props;
  onClose?: () => void;
}

interface PartState<Props> {
  part: ComponentType<Props> | null;
  definition: RemoteDefinition | null;
  hasFailed: boolean;
}

/**
 * Shows one lazily loaded part of a remote, and contains errors of loading and rendering it. Prerendered HTML of a part stays
 * until the part is loaded, and is hydrated then: the rest of the page does not wait for it.
 */
export function RemotePart<Props extends object>(part: RemotePartProps<Props>) {
  return (
    <Suspense>
      <LoadedPart {...part} />
    </Suspense>
  );
}

function LoadedPart<Props extends object>({ remote, name, kind, pick, props, onClose }: RemotePartProps<Props>) {
  const { registry, prerendered, renderFailure, renderPending } = useRemotes();
  const [attempt, setAttempt] = useState(0);
  const announceShown = useRef<(() => void) | null>(null);
  const isHydrating = useIsHydrating();
  const readLoaded = (): PartState<Props> => {
    const loaded = registry.peek(remote);
    return { part: getLoadedPart(loaded, pick), definition: loaded, hasFailed: false };
  };
  const [state, setState] = useState(readLoaded);
  if (isHydrating && prerendered === remote && !state.part) use(loadForHydration(registry, remote, name, pick));
  // React keeps the first state of a component that waited.
  const { part, definition, hasFailed } = state.part || state.hasFailed ? state : readLoaded();

  useEffect(() => {
    let isCurrent = true;
    if (kind === 'screen') {
      announceShown.current = announceScreen();
      endHydration();
    }
    load().then(
      (loaded) =>
        isCurrent &&
        startTransition(() => setState({ part: loaded.Component, definition: loaded.definition, hasFailed: false })),
      () => isCurrent && setState({ part: null, definition: null, hasFailed: true }),
    );
    return () => {
      isCurrent = false;
      announceShown.current?.();
    };

    async function load() {
      if (kind === 'slot') await afterScreens().then(waitForTurn);
      const live = registry.manifest.remotes[remote]?.live;
      if (live && !registry.peek(remote)) preloadScripts(live, [name]);
      return registry.loadPart(remote, name, pick);
    }
    // `pick` is a new function at each render; `name` identifies the part.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [registry, remote, name, attempt]);

  // Runs after the screen's own effects: the screen has sent its first requests by then.
  useEffect(() => {
    if (part || hasFailed) announceShown.current?.();
  }, [part, hasFailed]);

  const retry = useCallback(() => {
    setState({ part: null, definition: null, hasFailed: false });
    setAttempt((count) => count + 1);
  }, []);

  const titles = registry.manifest.remotes[remote]?.live.titles;
  const failure = renderFailure({ remote, titles, kind, onRetry: retry, onClose });
  if (hasFailed) return failure;
  if (!part) return renderPending(kind);
  return (
    <RemoteErrorBoundary
      key={attempt}
      fallback={failure}
      onError={(error) => {
        if (registry.reportFailure(remote, 'render', error, definition ?? undefined)) retry();
      }}
    >
      {createElement(part, props)}
    </RemoteErrorBoundary>
  );
}
