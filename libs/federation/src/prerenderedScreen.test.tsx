import type { Host, RemoteDefinition } from '@fairtone/contracts';
import { createEventBus } from '@fairtone/events';
import { releaseManifest } from '@fairtone/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { screenOf } from './loadPart.ts';
import { keepScreen } from './prerenderedScreen.ts';
import { RemotePart } from './RemotePart.tsx';
import { createRemoteRegistry } from './remoteRegistry.ts';
import { RemotesProvider } from './RemotesProvider.tsx';

const ROUTE = '/';
const HTML = '<article><h1>Paper Boats</h1><a href="/artist/7">Nadia Voss</a><button>Play</button></article>';

const Album = () => (
  <article>
    <h1>Paper Boats</h1>
    <a href="/artist/7">Nadia Voss</a>
    <button>Play</button>
  </article>
);
const definition = (Component: ComponentType) =>
  ({
    name: 'catalog',
    contract: '^1.0.0',
    routes: [{ path: ROUTE, screen: () => Promise.resolve({ Component }) }],
  }) as unknown as RemoteDefinition;

let root: Root;
let page: HTMLElement;
let failures: string[];
/** A part is loaded once for the hydration of a page: each test has another one. */
let pages = 0;

let renderAgain: () => void;
/** A parent of the part, such as a slot: it renders again when it is known who the visitor is. */
function Around() {
  const [, setCount] = useState(0);
  useEffect(() => {
    renderAgain = () => setCount((count) => count + 1);
  }, []);
  return <RemotePart remote="catalog" name={`part ${pages}`} kind="screen" pick={screenOf(ROUTE)} props={{}} />;
}

/** A page that is prerendered without its screen, whose remote loads before React is there. */
const LOADING = { html: '<p role="status">pending</p>', prerendered: null };

/** Hydrates a page in which the screen is prerendered. @returns errors that React recovered from */
async function hydrate(
  load: () => Promise<RemoteDefinition>,
  { html, prerendered }: { html: string; prerendered: string | null } = { html: HTML, prerendered: 'catalog' },
) {
  page = document.createElement('div');
  page.innerHTML = `<main id="main"><!--$-->${html}<!--/$--></main>`;
  document.body.append(page);
  failures = [];
  pages += 1;
  const host: Host = { contractVersion: '1.0.0', events: createEventBus() };
  const registry = createRemoteRegistry({
    manifest: releaseManifest({ catalog: { routes: [ROUTE] } }),
    host,
    load,
    addLocales: () => Promise.resolve(),
    onFailure: ({ message }) => failures.push(message),
  });
  const recovered: unknown[] = [];
  if (!prerendered) await registry.loadPart('catalog', `part ${pages}`, screenOf(ROUTE));
  keepScreen(document.getElementById('main'));
  await act(async () => {
    root = hydrateRoot(
      page,
      <RemotesProvider
        useAudiences={() => null}
        registry={registry}
        prerendered={prerendered}
        renderPending={() => <p role="status">pending</p>}
        renderFailure={({ kind, onRetry }) => (
          <p role="alert">
            {kind} failed
            <button onClick={onRetry}>Try again</button>
          </p>
        )}
      >
        <main id="main">
          <Around />
        </main>
      </RemotesProvider>,
      { onRecoverableError: (error) => recovered.push(error) },
    );
    await Promise.resolve();
  });
  return recovered;
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  jest.restoreAllMocks();
});

async function expectKeptBesideNotice() {
  expect(await screen.findByRole('alert')).toHaveTextContent('slot failed');
  expect(screen.getByRole('heading', { name: 'Paper Boats' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Nadia Voss' })).toHaveAttribute('href', '/artist/7');
  expect(screen.getByRole('button', { name: 'Play' })).toBeDisabled();
  expect(screen.queryByRole('status')).toBeNull();
}

describe('Prerendered screen', () => {
  it('is hydrated in place when its remote works', async () => {
    const recovered = await hydrate(() => Promise.resolve(definition(Album)));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Play' })).toBeEnabled());
    expect([recovered, failures]).toEqual([[], []]);
  });

  it('is hydrated in place also when what it stands in renders again before', async () => {
    let arrive: (remote: RemoteDefinition) => void = () => undefined;
    const recovered = await hydrate(() => new Promise((resolve) => (arrive = resolve)));
    const heading = screen.getByRole('heading', { name: 'Paper Boats' });
    act(() => flushSync(renderAgain));
    expect(heading).toBeInTheDocument();
    await act(async () => arrive(definition(Album)));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Play' })).toBeEnabled());
    expect(heading).toBeInTheDocument();
    expect([recovered, failures]).toEqual([[], []]);
  });

  it('is hydrated as loading where only the page around it is prerendered, also when it has loaded', async () => {
    const recovered = await hydrate(() => Promise.resolve(definition(Album)), LOADING);
    expect(await screen.findByRole('button', { name: 'Play' })).toBeEnabled();
    expect(screen.queryByRole('status')).toBeNull();
    expect([recovered, failures]).toEqual([[], []]);
  });

  it('stays readable beside a notice when its remote cannot be loaded, until it can', async () => {
    const load = jest.fn(() => Promise.reject<RemoteDefinition>(new Error('down')));
    const recovered = await hydrate(load);
    await expectKeptBesideNotice();
    expect(recovered).toEqual([expect.objectContaining({ cause: expect.objectContaining({ name: 'RemoteError' }) })]);

    load.mockResolvedValue(definition(Album));
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(screen.getByRole('heading', { name: 'Paper Boats' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Play' })).toBeEnabled());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stays readable when the screen throws while it is hydrated', async () => {
    await hydrate(() =>
      Promise.resolve(
        definition(() => {
          throw new Error('broken album');
        }),
      ),
    );
    await expectKeptBesideNotice();
    expect(failures).toEqual([expect.stringContaining('broken album')]);
  });

  it('stays readable when the screen throws after it was hydrated', async () => {
    const Breaking = () => {
      const [hasCome, setHasCome] = useState(false);
      useEffect(() => setHasCome(true), []);
      if (hasCome) throw new Error('broken later');
      return <Album />;
    };
    await hydrate(() => Promise.resolve(definition(Breaking)));
    await expectKeptBesideNotice();
    expect(failures).toEqual([expect.stringContaining('broken later')]);
  });
});
