import * as React from 'react';
import { countRun, type EffectRuns } from './loopWatch.ts';

type EffectHook = (effect: React.EffectCallback, deps?: React.DependencyList) => void;

const EFFECT_HOOKS = ['useEffect', 'useLayoutEffect', 'useInsertionEffect'] as const;

/** The page's shared modules as webpack keeps them: by name and version. */
type ShareScope = Record<string, Record<string, object>>;

/**
 * The page's shared modules for one remote: all are the page's own, but its React contains effects. React reports an error in the cleanup of
 * an unmounted effect to a boundary above what was unmounted, which would be another part of the page.
 * @param onCleanupError gets what a cleanup throws; everything else goes on
 */
export function containEffects(scope: object, onCleanupError: (error: unknown) => void): object {
  const contained: Record<string, unknown> = { ...React };
  for (const hook of EFFECT_HOOKS) contained[hook] = contain(React[hook], onCleanupError);
  const react = { ...(scope as ShareScope)['react'] };
  for (const version in react) react[version] = { ...react[version], loaded: true, lib: () => contained };
  return { ...scope, react };
}

const contain = (useHook: EffectHook, onCleanupError: (error: unknown) => void): EffectHook =>
  function useContainedEffect(effect, deps) {
    const runs = React.useRef<EffectRuns>({ count: 0, pause: 0 });
    useHook(() => {
      countRun(runs.current);
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
    }, deps);
  };
