import { makeStore, selectCartItems, signedOut, type AppStore } from '@fairtone/store';
import { artistSession, stubBackend } from '@fairtone/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleCartItem } from '../fixtures/index.ts';
import type { HarnessControl } from '../page/harnessControl.ts';
import { createTableRows } from '../page/tableRows.ts';
import { DataEditor } from './DataEditor.tsx';

const ALBUMS = [
  { id: 'a', title: 'Night Walks', price: 900 },
  { id: 'b', title: 'Salt and Light', price: null },
];
const PATCH = 'PATCH /rest/v1/albums';

let backend: ReturnType<typeof stubBackend>;
let store: AppStore;
beforeEach(() => {
  backend = stubBackend({ 'GET /rest/v1/albums': ALBUMS, [PATCH]: [{ id: 'b' }] });
  store = makeStore({ session: artistSession });
});
afterEach(() => backend.restore());

function show() {
  const rows = createTableRows(store);
  const control: Partial<HarnessControl> = { rows, settings: () => ({ role: 'artist' }) as never };
  render(<DataEditor control={control as HarnessControl} />);
  return userEvent.setup();
}
const values = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Values' });
async function edit(change: (row: Record<string, unknown>) => unknown) {
  const field = await values();
  const text = JSON.stringify(change(JSON.parse(field.value) as Record<string, unknown>));
  fireEvent.change(field, { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Save row' }));
}

describe('The data editor', () => {
  it('writes the columns that differ to the chosen row, and the page asks again for what it shows', async () => {
    const refetch = jest.spyOn(store, 'dispatch');
    const user = show();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Row' }), 'Salt and Light');
    backend.use({ 'GET /rest/v1/albums': [ALBUMS[0], { ...ALBUMS[1], price: 500 }] });
    await edit((row) => ({ ...row, price: 500 }));
    await screen.findByDisplayValue(/"price": 500/);
    const [sent] = backend.requests(PATCH);
    expect([sent?.url.searchParams.get('id'), sent?.body]).toEqual(['eq.b', { price: 500 }]);
    expect(refetch).toHaveBeenCalledWith(expect.objectContaining({ type: 'api/invalidateTags' }));
  });

  it.each([
    ['the database refuses', () => Response.json({ message: 'permission denied', code: '42501' }, { status: 403 }), 'permission denied (42501)'], // prettier-ignore
    ['this person may only read', () => [], 'may read it, but not write it'],
  ])('says why a change was not made that %s', async (_why, answer, message) => {
    backend.use({ [PATCH]: answer });
    show();
    await edit((row) => ({ ...row, title: 'Day Walks' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('sends nothing for text that is no row, or that changes nothing', async () => {
    show();
    fireEvent.change(await values(), { target: { value: '{' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save row' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('SyntaxError');
    fireEvent.change(await values(), { target: { value: JSON.stringify(ALBUMS[0]) } });
    fireEvent.click(screen.getByRole('button', { name: 'Save row' }));
    expect(await screen.findByText(/Nothing differs/)).toBeVisible();
    expect(backend.requests(PATCH)).toHaveLength(0);
  });

  it('shows rows of the signed-in person alone, tracks by their album, and none to a guest', async () => {
    backend.use({ 'GET /rest/v1/tracks': [{ id: 't', title: 'First Tram' }] });
    const user = show();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Table' }), 'tracks');
    await screen.findByRole('option', { name: 'First Tram' });
    const [asked] = backend.requests('GET /rest/v1/tracks');
    expect(Object.fromEntries(asked!.url.searchParams)).toMatchObject({
      select: '*,albums!inner()',
      'albums.artist_id': `eq.${artistSession.user!.id}`,
    });
    store.dispatch(signedOut());
    await user.click(screen.getByRole('button', { name: 'Read again' }));
    expect(await screen.findByText('This person has no such rows.')).toBeVisible();
  });

  it('changes the cart of this browser without the backend', async () => {
    store.dispatch({ type: 'cart/cartRestored', payload: [sampleCartItem()] });
    const user = show();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Table' }), 'cart');
    await edit((row) => ({ ...row, priceInCents: 100 }));
    await screen.findByDisplayValue(/"priceInCents": 100/);
    expect(selectCartItems(store.getState())).toEqual([{ ...sampleCartItem(), priceInCents: 100 }]);
  });
});
