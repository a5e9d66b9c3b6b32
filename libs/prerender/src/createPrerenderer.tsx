import type { RemoteDefinition, ShellPrerenderFile } from '@fairtone/contracts';
import { createElement, type ReactNode } from 'react';
import { matchRoutes } from 'react-router-dom';
import { createRouteRenderer } from './renderRoutes.tsx';

/** Rendered as SCREEN_PLACEHOLDER of the contracts. */
const screenPlaceholder = createElement('fairtone-screen');

interface Options {
  name: string;
  locales: NonNullable<RemoteDefinition['locales']>;
  /** The frame around every screen; has an `<Outlet />` for it. */
  page: ReactNode;
}

/** Draws the page and the screens of remotes with the page owner's own libs. */
export function createPrerenderer({ name, locales, page }: Options): Pick<ShellPrerenderFile, 'page' | 'screen'> {
  const renderRoutes = createRouteRenderer(name, locales);
  return {
    page: (request) =>
      renderRoutes('page', request, [{ element: page, children: [{ path: '*', element: screenPlaceholder }] }]),
    async screen(request, remotes) {
      const paths = remotes.flatMap((remote) => (remote.routes ?? []).map(({ path }) => ({ path, id: remote.name })));
      const found = matchRoutes(paths, request.path)?.at(-1)?.route;
      const remote = remotes.find((each) => each.name === found?.id);
      const route = remote?.routes?.find(({ path }) => path === found?.path);
      if (!remote || !route) return null;
      const { Component } = await route.screen();
      return renderRoutes('screen', request, [{ path: route.path, element: <Component /> }], remote);
    },
  };
}
