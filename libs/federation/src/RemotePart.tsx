import type { RemoteDefinition } from '@fairtone/contracts';
import { createElement, useCallback, useEffect, useState, type ComponentType } from 'react';
import { RemoteErrorBoundary } from './RemoteErrorBoundary.tsx';
import { useRemotes, type FailureKind } from './RemotesProvider.tsx';

type Loader<Props> = () => Promise<{ Component: ComponentType<Props> }>;
type Pick<Props> = (definition: RemoteDefinition) => Loader<Props> | undefined;

interface RemotePartProps<Props> {
  remote: string;
  /** Identity of the part; another name is another part. */
  name: string;
  kind: FailureKind;
  pick: Pick<Props>;
  props: Props;
  onClose?: () => void;
}

// Loaded parts are remembered by their loader, so that coming back shows them at once, without a flash of "loading".
const loadedParts = new WeakMap<object, ComponentType<never>>();

/** Shows one lazily loaded part of a remote, and contains whatever goes wrong in loading or showing it. */
export function RemotePart<Props extends object>({ remote, name, kind, pick, props, onClose }: RemotePartProps<Props>) {
  const { registry, renderFailure, renderPending } = useRemotes();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ part: ComponentType<Props> | null; hasFailed: boolean }>(() => ({
    part: recall(registry.peek(remote), pick),
    hasFailed: false,
  }));

  useEffect(() => {
    let isCurrent = true;
    void load()
      .then((part) => isCurrent && setState({ part, hasFailed: false }))
      .catch((error: unknown) => {
        if (registry.peek(remote)) registry.reportCrash(remote, error);
        if (isCurrent) setState({ part: null, hasFailed: true });
      });
    return () => {
      isCurrent = false;
    };

    async function load() {
      const definition = await registry.load(remote);
      const loader = pick(definition);
      if (!loader) throw new Error(`${remote} names ${name} in its release but does not export it`);
      const { Component } = await loader();
      loadedParts.set(loader, Component as ComponentType<never>);
      return Component;
    }
    // `pick` is made anew by each render; `name` says which part it picks.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [registry, remote, name, attempt]);

  const retry = useCallback(() => {
    setState({ part: null, hasFailed: false });
    setAttempt((count) => count + 1);
  }, []);

  const failure = renderFailure({ remote, kind, onRetry: retry, onClose });
  if (state.hasFailed) return failure;
  if (!state.part) return renderPending(kind);
  return (
    <RemoteErrorBoundary
      key={attempt}
      fallback={failure}
      onError={(error) => registry.reportCrash(remote, error)}
    >
      {createElement(state.part, props)}
    </RemoteErrorBoundary>
  );
}

function recall<Props>(definition: RemoteDefinition | null, pick: Pick<Props>): ComponentType<Props> | null {
  const loader = definition && pick(definition);
  return ((loader && loadedParts.get(loader)) as ComponentType<Props> | undefined) ?? null;
}
