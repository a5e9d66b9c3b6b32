import type { ComponentType } from 'react';
import * as z from 'zod/mini';
import type { ByLanguage } from './languages.ts';
import type { DialogName, DialogProps } from './dialogs.ts';
import type { Host } from './host.ts';
import { routePageSchema, type RoutePage } from './pages.ts';
import type { SlotName, SlotProps } from './slots.ts';

/** A screen's module. `Component` renders the screen; it reads route params from react-router. */
export interface ScreenModule {
  Component: ComponentType;
}

/** One screen of a remote. `path` is an absolute react-router pattern. */
export interface RemoteRoute {
  path: string;
  screen: () => Promise<ScreenModule>;
  /** Page metadata for the release host; the build writes it into `remote.json`. */
  page?: RoutePage;
}

/**
 * Everything that a remote exposes. Heavy parts are behind lazy loaders, so that a build can
 * read names and routes from this file without a browser.
 */
export interface RemoteDefinition {
  name: string;
  /** Range of the host contract that this remote needs. */
  contract: string;
  routes?: RemoteRoute[];
  slots?: { [Name in SlotName]?: () => Promise<{ Component: ComponentType<SlotProps<Name>> }> };
  dialogs?: { [Name in DialogName]?: () => Promise<{ Component: ComponentType<DialogProps<Name>> }> };
  /** Translations of the namespace that has the remote's name. */
  locales: ByLanguage<() => Promise<{ default: Record<string, unknown> }>>;
  /** Runs once after the remote is loaded for the first time; returns a function that undoes it. */
  start?: () => Promise<{ start: (host: Host) => () => void }>;
}

const loader = z.custom<() => Promise<unknown>>((value) => typeof value === 'function', 'must be a lazy loader');

/** Checks at load time what TypeScript checks at build time, because remote and shell are built separately. */
export const remoteDefinitionSchema = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  contract: z.string(),
  routes: z.optional(
    z.array(z.object({ path: z.string().check(z.startsWith('/')), screen: loader, page: z.optional(routePageSchema) })),
  ),
  slots: z.optional(z.record(z.string(), loader)),
  dialogs: z.optional(z.record(z.string(), loader)),
  locales: z.record(z.string(), loader),
  start: z.optional(loader),
});

/**
 * Declares a remote, with its slots and dialogs checked against the contract.
 * @example
 * export const remote = defineRemote({ name: 'catalog', contract: '^1.0.0', routes, locales });
 */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  return definition;
}
