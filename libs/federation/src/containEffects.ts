import * as React from 'react';
import { createLoopWatch, type LoopWatch } from './loopWatch.ts';

type EffectHook = (effect: React.EffectCallback, deps?: React.DependencyList) => void;

const EFFECT_HOOKS = ['useEffect', 'useLayoutEffect', 'useInsertionEffect'] as const;

/** The page's shared modules as webpack keeps them: by name and version. */
type ShareScope = Record<string, Record<string, object>>;

/**
 * The page's shared modules for one remote: all are the page's own, but the effects of its React are contained. React reports an error in
 * the cleanup of an unmounted effect to a boundary above what was unmounted, which would be another part of the page.
 * @param onCleanupError gets what a cleanup throws; everything else goes on
 */
export function containEffects(scope: object, onCleanupError: (error: unknown) => void): object {
  const shares = scope as ShareScope;
  const contained = reactWithContainedEffects(onCleanupError);
  const versions = Object.entries(shares['react'] ?? {}).map(([version, share]) => [
    version,
    { ...share, loaded: true, lib: () => contained },
  ]);
  return { ...shares, react: Object.fromEntries(versions) };
}

/** React with effects whose cleanups never throw, and which throw themselves when they run without end. */
function reactWithContainedEffects(onCleanupError: (error: unknown) => void): typeof React {
  const watch = createLoopWatch();
  const hooks = EFFECT_HOOKS.map((name) => [name, contain(React[name], watch, onCleanupError)]);
  return { ...React, ...Object.fromEntries(hooks) };
}

function contain(useHook: EffectHook, watch: LoopWatch, onCleanupError: (error: unknown) => void): EffectHook {
  return function useContainedEffect(effect, deps) {
    const runs = React.useRef({ count: 0, pause: 0 });
    useHook(() => {
      watch.note(runs.current);
      const cleanup = effect();
      if (typeof cleanup !== 'function') return cleanup;
      return () => {
        try {
          cleanup();
        } catch (error) {
          onCleanupError(error);
        }
      };
      // The remote's own dependencies.
      // eslint-disable-next-line react-hooks/exhaustive-deps
    }, deps);
  };
}
