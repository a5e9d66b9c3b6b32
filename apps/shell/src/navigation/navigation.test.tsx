import { renderWithStore } from '@fairtone/testing';
import { useDocumentTitle } from '@fairtone/ui';
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { shellRemote } from '../testing/shellRemote.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { RouteProgress } from './RouteProgress.tsx';

const OFFLINE = /^You are offline\. What is already here still works/;

afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('a network that is gone', () => {
  const network = jest.spyOn(navigator, 'onLine', 'get');
  afterAll(() => network.mockRestore());
  const becomes = (isOnline: boolean) => {
    network.mockReturnValue(isOnline);
    act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  };

  it('is told with what still works, until it is back', async () => {
    network.mockReturnValue(true);
    await renderWithStore(<OfflineNotice />, { remote: shellRemote });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    becomes(false);
    expect(screen.getByRole('status')).toHaveTextContent(OFFLINE);
    becomes(true);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is told of at the start too', async () => {
    network.mockReturnValue(false);
    await renderWithStore(<OfflineNotice />, { remote: shellRemote });
    expect(screen.getByRole('status')).toHaveTextContent(OFFLINE);
  });
});

it('shows the line only when the change takes longer than 300 ms', async () => {
  const { rerender } = await renderWithStore(<p />, { remote: shellRemote });
  jest.useFakeTimers();
  rerender(<RouteProgress />);
  await pass(299);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await pass(1);
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
});

describe('a change of page', () => {
  function Page({ title, later }: { title: string; later?: string }) {
    useDocumentTitle(title);
    useEffect(() => {
      if (!later) return;
      const timer = setTimeout(() => (document.title = `${later} · Fairtone`), 100);
      return () => clearTimeout(timer);
    }, [later]);
    return null;
  }
  function open() {
    jest.useFakeTimers();
    const layout = (
      <>
        <RouteAnnouncer />
        <Outlet />
      </>
    );
    const children = [
      { path: '/', element: <Page title="Home" /> },
      { path: '/explore', element: <Page title="Explore" /> },
      { path: '/album', element: <Page title="Album" later="Small Hours" /> },
      { path: '/mute', element: null },
    ];
    const router = createMemoryRouter([{ element: layout, children }]);
    const { container } = render(<RouterProvider router={router} />);
    const told = () => container.querySelector('[aria-live="polite"]')?.textContent;
    const go = (path: string) => act(() => router.navigate(path));
    return { told, go };
  }

  it('is told by the title of the page, the first page not at all', async () => {
    const { told, go } = open();
    await pass(3000);
    expect(told()).toBe('');
    await go('/explore');
    await pass(150);
    expect(told()).toBe('Explore · Fairtone');
    await go('/explore?genre=Jazz');
    await pass(3000);
    expect(told()).toBe('Explore · Fairtone');
  });

  it('waits for the title that comes with the data', async () => {
    const { told, go } = open();
    await pass(3000);
    await go('/album');
    await pass(240);
    expect(told()).toBe('');
    await pass(20);
    expect(told()).toBe('Small Hours · Fairtone');
  });

  it('is told with the title that there is when no other comes', async () => {
    const { told, go } = open();
    await pass(3000);
    await go('/mute');
    await pass(1999);
    expect(told()).toBe('');
    await pass(1);
    expect(told()).toBe('Home · Fairtone');
  });
});
