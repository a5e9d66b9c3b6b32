import { releases } from './remotes.mjs';

/** Replaces the manifest in the page: the bundle knows its remotes. */
export const readInlineManifest = () => ({ generatedAt: '', remotes: releases });

/** Equal to the one in libs/federation. */
export function findOwner({ remotes }, kind, name) {
  return Object.keys(remotes).find((remote) => remotes[remote].live[kind].includes(name)) ?? null;
}
