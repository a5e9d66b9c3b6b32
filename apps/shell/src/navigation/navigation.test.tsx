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

describe('the offline notice', () => {
  const network = jest.spyOn(navigator, 'onLine', 'get');
  afterAll(() => network.mockRestore());
  const becomes = (isOnline: boolean) => {
    network.mockReturnValue(isOnline);
    act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  };

  it('says what still works until the network is back', async () => {
    network.mockReturnValue(true);
    await renderWithStore(<OfflineNotice />, { remote: shellRemote });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    becomes(false);
    expect(screen.getByRole('status')).toHaveTextContent(OFFLINE);
    becomes(true);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is shown on a page that starts offline', async () => {
    network.mockReturnValue(false);
    await renderWithStore(<OfflineNotice />, { remote: shellRemote });
    expect(screen.getByRole('status')).toHaveTextContent(OFFLINE);
  });
});

it('shows the progress bar only when a navigation takes longer than 300 ms', async () => {
  const { rerender } = await renderWithStore(<p />, { remote: shellRemote });
  jest.useFakeTimers();
  rerender(<RouteProgress />);
  await pass(299);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await pass(1);
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
});

describe('the announcement of a navigation', () => {
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
    const announced = () => container.querySelector('[aria-live="polite"]')?.textContent;
    const go = (path: string) => act(() => router.navigate(path));
    return { announced, go };
  }

  it('is the title of the page; the first page has none', async () => {
    const { announced, go } = open();
    await pass(3000);
    expect(announced()).toBe('');
    await go('/explore');
    await pass(150);
    expect(announced()).toBe('Explore · Fairtone');
    await go('/explore?genre=Jazz');
    await pass(3000);
    expect(announced()).toBe('Explore · Fairtone');
  });

  it('waits for the title that comes with the data', async () => {
    const { announced, go } = open();
    await pass(3000);
    await go('/album');
    await pass(240);
    expect(announced()).toBe('');
    await pass(20);
    expect(announced()).toBe('Small Hours · Fairtone');
  });

  it('is the old title when the page sets none', async () => {
    const { announced, go } = open();
    await pass(3000);
    await go('/mute');
    await pass(1999);
    expect(announced()).toBe('');
    await pass(1);
    expect(announced()).toBe('Home · Fairtone');
  });
});
