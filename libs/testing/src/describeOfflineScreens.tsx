import type { RemoteDefinition } from '@fairtone/contracts';
import type { RootState } from '@fairtone/store';
import { screen, waitFor } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import { noNetwork } from './network';
import { renderWithStore } from './renderWithStore';
import { guestSession } from './sessions';
import { stubBackend } from './stubBackend';

/** One address, and who visits it: a guest, unless it is said. */
export interface OfflineVisit {
  at: string;
  state?: Partial<RootState>;
  /** What the screen shows from the device alone; without it, it must say that it is not there. */
  shows?: string | RegExp;
}

/** Longer waits count as none. */
const AT_ONCE_MS = 2000;

/**
 * Proves of every screen of a remote what it shows without a network when nothing of it was kept: within two seconds, and nothing
 * that waits on.
 * @param visits at least one for each route
 */
export function describeOfflineScreens(
  remote: Pick<RemoteDefinition, 'name' | 'locales' | 'routes'>,
  visits: OfflineVisit[],
) {
  describe(`without a network, nothing of ${remote.name} on the device`, () => {
    let network: ReturnType<typeof noNetwork>;
    let backend: ReturnType<typeof stubBackend>;
    // Their code is on the device, and not measured.
    beforeAll(() => Promise.all((remote.routes ?? []).map((route) => route.screen())));
    beforeEach(() => {
      network = noNetwork();
      // It answers nothing.
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

/** What still looks as if something came. */
const waiting = (container: HTMLElement) =>
  [...container.querySelectorAll('[aria-busy="true"], [role="status"][aria-label]')].map((one) => one.outerHTML);
