import type { RemoteDefinition } from '@fairtone/contracts';
import { useIsHydrating } from '@fairtone/platform';
import {
  createElement,
  memo,
  startTransition,
  Suspense,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { KeptScreen } from './KeptScreen.tsx';
import { getLoadedPart, type PickPart } from './loadPart.ts';
import { offerReload } from './offerReload.ts';
import { forgetScreen, keptScreen } from './prerenderedScreen.ts';
import { preloadScripts } from './preloadScripts.ts';
import { RemoteError } from './remoteError.ts';
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
  /** Why the part could not be loaded. */
  error: unknown;
}

/**
 * Shows one lazily loaded part of a remote, and contains errors of loading and rendering it. Prerendered HTML of a part stays
 * until the part is loaded, and is hydrated then: the rest of the page does not wait for it. Prerendered HTML of a screen stays also when the
 * part fails.
 */
export const RemotePart = memo(function RemotePart<Props extends object>(part: RemotePartProps<Props>) {
  return (
    <Suspense>
      <LoadedPart {...part} />
    </Suspense>
  );
}, isSamePart) as <Props extends object>(part: RemotePartProps<Props>) => ReactNode;

/**
 * Without it, React would throw away the prerendered HTML of a part that is not hydrated yet when a slot above learns who the visitor is. The name
 * identifies the part: `pick` is a new function at each render.
 */
function isSamePart<Props extends object>(before: RemotePartProps<Props>, after: RemotePartProps<Props>): boolean {
  const { remote, name, kind, onClose } = before;
  const isSame = remote === after.remote && name === after.name && kind === after.kind && onClose === after.onClose;
  return isSame && areEqual(before.props, after.props);
}

function areEqual(one: object, other: object): boolean {
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.is(one[key as keyof typeof one], other[key as keyof typeof other]))
  );
}

function LoadedPart<Props extends object>({ remote, name, kind, pick, props, onClose }: RemotePartProps<Props>) {
  const { registry, prerendered, renderFailure, renderPending } = useRemotes();
  const [attempt, setAttempt] = useState(0);
  const announceShown = useRef<(() => void) | null>(null);
  const isHydrating = useIsHydrating();
  // The HTML of another remote's page shows the part as loading, also when it has loaded since. A server has the remotes that it renders.
  const isShownAsLoading = isHydrating && prerendered !== undefined && prerendered !== remote;
  const readLoaded = (): PartState<Props> => {
    const loaded = isShownAsLoading ? null : registry.peek(remote);
    return { part: getLoadedPart(loaded, pick), definition: loaded, error: null };
  };
  const [state, setState] = useState(readLoaded);
  if (isHydrating && prerendered === remote && !state.part) use(loadForHydration(registry, remote, name, pick));
  // React keeps the first state of a component that waited.
  const { part, definition, error } = state.part || state.error ? state : readLoaded();
  const [kept] = useState(() => (kind === 'screen' && prerendered === remote ? keptScreen() : null));

  useEffect(() => {
    let isCurrent = true;
    if (kind === 'screen') {
      announceShown.current = announceScreen();
      endHydration();
      forgetScreen();
    }
    load().then(
      (loaded) =>
        isCurrent &&
        startTransition(() => setState({ part: loaded.Component, definition: loaded.definition, error: null })),
      (cause: unknown) => isCurrent && setState({ part: null, definition: null, error: cause }),
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
    if (part || error) announceShown.current?.();
  }, [part, error]);

  const retry = useCallback(() => {
    registry.unfreeze(remote);
    setState({ part: null, definition: null, error: null });
    setAttempt((count) => count + 1);
  }, [registry, remote]);

  const titles = registry.manifest.remotes[remote]?.live.titles;
  const prerenderedScreen = kept && <KeptScreen elements={kept} />;
  const renderError = (cause: unknown) => (
    <>
      {/* Beside content that can be read, a line says what failed. */}
      {renderFailure({
        remote,
        titles,
        kind: kept ? 'slot' : kind,
        onRetry: retry,
        reason: cause instanceof RemoteError ? cause.reason : 'render',
        onReload: offerReload(cause),
        onClose,
      })}
      {prerenderedScreen}
    </>
  );
  if (error) return renderError(error);
  if (!part) return prerenderedScreen ?? renderPending(kind);
  return (
    <RemoteErrorBoundary
      key={attempt}
      fallback={renderError}
      onMount={() => registry.noteMount(definition)}
      onError={(thrown) => {
        if (registry.reportFailure(remote, 'render', thrown, definition ?? undefined)) retry();
      }}
    >
      {createElement(part, props)}
    </RemoteErrorBoundary>
  );
}
