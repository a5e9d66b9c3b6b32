import type { Prerender, RemoteDefinition } from '@fairtone/contracts';
import { createElement, type ReactNode } from 'react';
import { createStage } from './stage.tsx';

/** In the html it is SCREEN_PLACE of the contracts. */
const screenPlace = createElement('fairtone-screen');

/** Draws what stands around every screen, whose place it leaves open. @param page has an `<Outlet />` there */
export function prerenderPage(name: string, locales: RemoteDefinition['locales'], page: ReactNode): Prerender {
  const stage = createStage('page', { [name]: locales });
  return (request) => stage(request, [{ element: page, children: [{ path: '*', element: screenPlace }] }]);
}
