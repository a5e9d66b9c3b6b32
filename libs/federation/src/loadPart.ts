import type { RemoteDefinition, RemoteRelease } from '@fairtone/contracts';
import type { ComponentType } from 'react';
import { loadLazily } from './loadLazily.ts';
import { RemoteError } from './remoteError.ts';

export type PartLoader<Props> = () => Promise<{ Component: ComponentType<Props> }>;
/** Finds a part in what a remote exposes. */
export type PickPart<Props> = (definition: RemoteDefinition) => PartLoader<Props> | undefined;

/** Finds a screen by its route. */
export const screenOf =
  (path: string): PickPart<object> =>
  ({ routes }) =>
    routes?.find((route) => route.path === path)?.screen;

export interface LoadedPart<Props> {
  Component: ComponentType<Props>;
  /** The definition that the part belongs to: another version may replace the remote later. */
  definition: RemoteDefinition;
}

// Loaded parts by their loader, so that they are shown at once the next time, without a flash of "loading".
const loadedParts = new WeakMap<object, ComponentType<never>>();

/** Loads one part of a release. @throws RemoteError */
export async function loadPart<Props>(
  release: RemoteRelease,
  name: string,
  loader: PartLoader<Props> | undefined,
): Promise<ComponentType<Props>> {
  const fail = (detail: string) => new RemoteError(release.name, release.version, 'invalid', detail);
  if (!loader) throw fail(`names ${name} in its release but does not export it`);
  const { Component } = await loadLazily(release, name, loader);
  if (typeof Component !== 'function' && typeof Component !== 'object') throw fail(`has no component behind ${name}`);
  loadedParts.set(loader, Component as ComponentType<never>);
  return Component;
}

/**
 * Loads a screen and the slots of its remote on a server, so that the next render shows them.
 * @returns whether the remote has a screen at this route
 * @throws RemoteError
 */
export async function prepareParts(release: RemoteRelease, remote: RemoteDefinition, route: string): Promise<boolean> {
  const screen = screenOf(route)(remote);
  if (!screen) return false;
  const slots = Object.entries(remote.slots ?? {}) as [string, PartLoader<never>][];
  await Promise.all([
    loadPart(release, route, screen),
    ...slots.map(([name, loader]) => loadPart(release, name, loader)),
  ]);
  return true;
}

/** The part if it was loaded before; otherwise null. */
export function getLoadedPart<Props>(
  definition: RemoteDefinition | null,
  pick: PickPart<Props>,
): ComponentType<Props> | null {
  const loader = definition && pick(definition);
  return ((loader && loadedParts.get(loader)) as ComponentType<Props> | undefined) ?? null;
}
