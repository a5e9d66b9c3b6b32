import type { RemoteDefinition } from '@fairtone/contracts';
import type { RootState } from '@fairtone/store';
import { screen, waitFor } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import { noNetwork } from './network';
import { renderWithStore } from './renderWithStore';
import { guestSession } from './sessions';
import { stubBackend } from './stubBackend';

/** A visit of one address, by default as a guest. */
export interface OfflineVisit {
  at: string;
  state?: Partial<RootState>;
  /** Text that the screen shows from the device alone; by default it must report that it is not on the device. */
  shows?: string | RegExp;
}

/** Longest wait for the screen's text. */
const AT_ONCE_MS = 2000;

/**
 * Tests what every screen of a remote shows without a network and without cached data: its text appears within two seconds, and no
 * loading state remains.
 * @param visits at least one for each route
 */
export function describeOfflineScreens(
  remote: Pick<RemoteDefinition, 'name' | 'locales' | 'routes'>,
  visits: OfflineVisit[],
) {
  describe(`without a network, nothing of ${remote.name} on the device`, () => {
    let network: ReturnType<typeof noNetwork>;
    let backend: ReturnType<typeof stubBackend>;
    // Loads the screens' code first, so that it is not measured.
    beforeAll(() => Promise.all((remote.routes ?? []).map((route) => route.screen())));
    beforeEach(() => {
      network = noNetwork();
      // Answers no request.
      backend = stubBackend({});
    });
    afterEach(() => {
      network.restore();
      backend.restore();
      localStorage.clear();
    });

    const routeOf = (at: string) => remote.routes?.find(({ path }) => matchPath(path, at.split('?')[0]!));

    it('every route is visited', () => {
      const missed = (remote.routes ?? []).filter((route) => !visits.some(({ at }) => routeOf(at) === route));
      expect(missed.map(({ path }) => path)).toEqual([]);
    });

    it.each(visits)('$at', async ({ at, state = { session: guestSession }, shows = 'Not on this device' }) => {
      const { path, screen: load } = routeOf(at)!;
      const { Component } = await load();
      const { container } = await renderWithStore(<Component />, { remote, at, path, state });
      expect((await screen.findAllByText(shows, {}, { timeout: AT_ONCE_MS })).length).toBeGreaterThan(0);
      await waitFor(() => expect(waiting(container)).toEqual([]), { timeout: AT_ONCE_MS });
    });
  });
}

/** Elements that still show a loading state. */
const waiting = (container: HTMLElement) =>
  [...container.querySelectorAll('[aria-busy="true"], [role="status"][aria-label]')].map((one) => one.outerHTML);
