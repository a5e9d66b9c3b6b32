import type { Prerender, RemoteDefinition } from '@fairtone/contracts';
import { matchRoutes } from 'react-router-dom';
import { createStage } from './stage.tsx';

/** Draws the screens of remotes. */
export function prerenderScreen(...remotes: RemoteDefinition[]): Prerender {
  const stage = createStage('screen', Object.fromEntries(remotes.map(({ name, locales }) => [name, locales])));
  const routes = remotes.flatMap((remote) => remote.routes ?? []);
  return async (request) => {
    const found = matchRoutes(
      routes.map(({ path }) => ({ path })),
      request.path,
    )?.at(-1)?.route;
    const route = routes.find(({ path }) => path === found?.path);
    if (!route) return null;
    const { Component } = await route.screen();
    return stage(request, [{ path: route.path, element: <Component /> }]);
  };
}
