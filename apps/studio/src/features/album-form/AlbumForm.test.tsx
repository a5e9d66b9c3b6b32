import { renderWithStore, stubBackend } from '@fairtone/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { remote } from '../../remote';
import { AlbumForm } from './AlbumForm';

const artistId = '11111111-1111-4111-8111-111111111111';

async function openForm() {
  stubBackend({});
  const view = await renderWithStore(<AlbumForm artistId={artistId} album={null} />, { remote });
  return { ...view, publish: () => view.user.click(screen.getByRole('button', { name: 'Publish' })) };
}

const type = async (user: Awaited<ReturnType<typeof openForm>>['user'], label: RegExp | string, text: string) => {
  const field = screen.getByRole('textbox', { name: label });
  await user.clear(field);
  await user.type(field, text);
};

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('the album form refuses', () => {
  it('a title shorter than 2 characters', async () => {
    const { user, publish } = await openForm();
    await type(user, 'Title', 'A');
    await publish();
    expect(screen.getByText('Title must be at least 2 characters')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Title' })).toBeInvalid();
  });

  it('an album without a genre', async () => {
    const { publish } = await openForm();
    await publish();
    expect(screen.getByText('Select at least one genre')).toBeVisible();
  });

  it('an album without a release date', async () => {
    const { user, publish } = await openForm();
    await user.clear(screen.getByLabelText('Release date'));
    await publish();
    expect(screen.getByText('Choose a release date')).toBeVisible();
  });

  it.each([
    ['Title', 'A'.repeat(201), 'Title can be at most 200 characters'],
    ['Description', 'A'.repeat(5001), 'The description can be at most 5000 characters'],
  ])('a text that is too long: %s', async (label, text, message) => {
    const { user, publish } = await openForm();
    await user.click(screen.getByRole('textbox', { name: label }));
    await user.paste(text);
    await publish();
    expect(screen.getByText(message)).toBeVisible();
  });

  it('a release date before 1900', async () => {
    const { publish } = await openForm();
    fireEvent.change(screen.getByLabelText('Release date'), { target: { value: '1899-12-31' } });
    await publish();
    expect(screen.getByText('Choose a date after 1900')).toBeVisible();
  });

  it('a message to listeners that is too long', async () => {
    const { user, publish } = await openForm();
    await user.click(screen.getByRole('radio', { name: /Pay what you want/ }));
    await user.click(screen.getByRole('textbox', { name: 'Message to your listeners' }));
    await user.paste('A'.repeat(301));
    await publish();
    expect(screen.getByText('The message can be at most 300 characters')).toBeVisible();
  });

  it.each([
    ['0.98', 'The price must be at least $0.99'],
    ['ten', 'Enter an amount like 8.00'],
    ['', 'Enter an amount like 8.00'],
    ['10000.01', 'The price can be at most $10,000.00'],
  ])('the fixed price "%s"', async (price, message) => {
    const { user, publish } = await openForm();
    if (price) await type(user, 'Price in US dollars', price);
    await publish();
    expect(screen.getByText(message)).toBeVisible();
  });

  it.each([
    ['0.49', '5', 'Leave it empty, or ask for at least $0.50: card payments start there'],
    ['6', '5', 'Suggest at least the minimum price'],
    ['-1', '5', 'Enter an amount like 8.00'],
    ['0', '-1', 'Enter an amount like 8.00'],
    ['0', '10000.01', 'The price can be at most $10,000.00'],
  ])('the minimum %s with the suggestion %s', async (minimum, suggested, message) => {
    const { user, publish } = await openForm();
    await user.click(screen.getByRole('radio', { name: /Pay what you want/ }));
    await type(user, 'Minimum price', minimum);
    await type(user, 'Suggested price', suggested);
    await publish();
    expect(screen.getByText(message)).toBeVisible();
  });

  it('an album without tracks, with an alert in the form and a toast', async () => {
    const { user, store, publish } = await openForm();
    await type(user, 'Title', 'Two Words');
    await user.click(screen.getByRole('checkbox', { name: 'Jazz' }));
    await user.click(screen.getByRole('radio', { name: /^Free/ }));
    await publish();
    expect(screen.getByRole('alert')).toHaveTextContent('Please add at least one track to your album.');
    expect(store.getState().ui.toasts).toMatchObject([
      { title: 'No tracks added', description: 'Please add at least one track to your album.', tone: 'destructive' },
    ]);
  });
});

describe('the album form', () => {
  it('shows what the artist receives while the price is typed', async () => {
    const { user } = await openForm();
    await type(user, 'Price in US dollars', '8');
    expect(screen.getByText('$6.80')).toBeVisible();
    await type(user, 'Price in US dollars', '0,99');
    expect(screen.getByText('$0.84')).toBeVisible();
  });

  it('shows what the artist receives of the suggested price', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('radio', { name: /Pay what you want/ }));
    expect(screen.getByText('$4.25')).toBeVisible();
    await type(user, 'Suggested price', '10');
    expect(screen.getByText('$8.50')).toBeVisible();
  });

  it('offers exactly three price options', async () => {
    await openForm();
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'fixed',
      'pay_what_you_want',
      'free',
    ]);
  });

  it('offers 20 genres and starts with today as release date', async () => {
    await openForm();
    expect(within(screen.getByRole('group', { name: 'Genres' })).getAllByRole('checkbox')).toHaveLength(20);
    const now = new Date();
    const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
    expect(screen.getByLabelText('Release date')).toHaveValue(day);
  });
});
