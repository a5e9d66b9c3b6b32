import { LANGUAGES, type Language } from '@fairtone/contracts';
import { savedAlbum, deviceWithSavedAlbums, renderWithStore } from '@fairtone/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { offlineTexts as remote } from '../../testing/offlineTexts.ts';
import { NotOnDevice } from './NotOnDevice.tsx';

const handleRetry = jest.fn();
const view = <NotOnDevice headingLevel={1} onRetry={handleRetry} error={null} />;
const show = (ui = view, language: Language = 'en') => renderWithStore(ui, { remote, language });

let device: ReturnType<typeof deviceWithSavedAlbums> | undefined;
afterEach(() => device?.restore());

async function keep(count: number) {
  device = deviceWithSavedAlbums();
  for (let n = 1; n <= count; n += 1)
    await device.keep(savedAlbum({ id: `b2000000-0000-4000-8000-00000000000${n}`, title: `Album ${n}`, keptAt: n }));
}

describe('a screen that is not on this device', () => {
  it.each(LANGUAGES)('shows a title and a sentence (%s)', async (language) => {
    await show(view, language);
    const { title, text } = { title: screen.getByRole('heading', { level: 1 }), text: screen.getByRole('alert') };
    expect(title.textContent).not.toMatch(/^(title)?$/);
    expect(text.textContent!.length).toBeGreaterThan(title.textContent!.length + 40);
  });

  it('can be retried', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(handleRetry).toHaveBeenCalledTimes(1);
  });

  it('lists the saved albums, and plays each of them', async () => {
    await keep(2);
    const { user, store, container } = await show();
    await user.click(await screen.findByRole('button', { name: 'Play Album 2 by Ada Field' }));
    expect(store.getState().player.tracks).toMatchObject([{ albumId: 'b2000000-0000-4000-8000-000000000002' }]);
    expect(screen.queryByRole('link', { name: 'All kept albums' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('lists the five newest of many saved albums, and links to all', async () => {
    await keep(6);
    await show();
    await screen.findByRole('button', { name: 'Play Album 6 by Ada Field' });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      [6, 5, 4, 3, 2].map((n) => `Album ${n}Ada Field`),
    );
    expect(screen.getByRole('link', { name: 'All kept albums' })).toHaveAttribute('href', '/kept');
  });

  it('lists no saved albums for a guest', async () => {
    device = deviceWithSavedAlbums({ isGuest: true });
    await device.keep(savedAlbum());
    await show();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('shows the long text once per page, in the first such place', async () => {
    await keep(1);
    const { user } = await show(<Late />);
    await user.click(screen.getByRole('button', { name: 'Show another above' }));
    expect(await screen.findAllByRole('button', { name: /^Play/ })).toHaveLength(1);
    const [first, next] = screen.getAllByRole('alert');
    expect(first).toHaveTextContent('You are offline');
    expect(next).toHaveTextContent(/^Not on this deviceTry again$/);
  });
});

/** A page whose upper part fails last. */
function Late() {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <>
      {hasFailed && view}
      <button onClick={() => setHasFailed(true)}>Show another above</button>
      <NotOnDevice headingLevel={2} onRetry={handleRetry} error={null} />
    </>
  );
}
