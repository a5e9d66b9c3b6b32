import { noNetwork, renderWithStore } from '@fairtone/testing';
import { screen } from '@testing-library/react';
import { shellRemote } from '../testing/shellRemote.ts';
import { lazyScreen } from './lazyScreen.tsx';

const Login = () => <p>Welcome back</p>;

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

async function show(load: () => Promise<{ Component: typeof Login }>) {
  const { Component } = await lazyScreen(load)();
  return renderWithStore(<Component />, { remote: shellRemote });
}
const missing = () => Promise.reject<{ Component: typeof Login }>(new Error('Loading chunk 3 failed'));

describe('a screen of the shell', () => {
  it('is shown when its code has loaded', async () => {
    await show(() => Promise.resolve({ Component: Login }));
    expect(screen.getByText('Welcome back')).toBeVisible();
  });

  it('that cannot be loaded shows an error in its place, and loads on retry', async () => {
    const load = jest.fn(missing).mockImplementationOnce(missing).mockImplementationOnce(missing);
    const { user } = await show(load);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('not available right now');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    load.mockResolvedValueOnce({ Component: Login });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Welcome back')).toBeVisible();
  });

  it('whose file the server no longer has offers to reload the page', async () => {
    const gone = Object.assign(new Error('Loading chunk 3 failed'), { name: 'ChunkLoadError' });
    await show(() => Promise.reject<{ Component: typeof Login }>(gone));
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  });

  it('says offline that it is not on this device, and loads when the network is back', async () => {
    const network = noNetwork();
    const load = jest.fn(() => Promise.resolve({ Component: Login })).mockImplementationOnce(missing);
    await show(load);
    expect(screen.getByRole('heading', { name: 'Not on this device' })).toBeVisible();
    network.comesBack();
    expect(await screen.findByText('Welcome back')).toBeVisible();
    network.restore();
  });
});
