import { releases } from './remotes.mjs';

/** In place of the manifest that the page carries: the bundle knows its remotes. */
export const readInlineManifest = () => ({ generatedAt: '', remotes: releases });

/** As in libs/federation. */
export function findOwner({ remotes }, kind, name) {
  return Object.keys(remotes).find((remote) => remotes[remote].live[kind].includes(name)) ?? null;
}
