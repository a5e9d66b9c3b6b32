import { renderWithStore } from '@fairtone/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote';
import { CoverField } from './CoverField';

async function open(url: string | null = null) {
  const handlers = { onChange: jest.fn(), onRemove: jest.fn() };
  const view = await renderWithStore(<CoverField url={url} {...handlers} />, { remote });
  return { ...view, ...handlers };
}

const invalid = { title: 'Invalid file type', description: 'Please upload an image file.', tone: 'destructive' };

beforeAll(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

describe('the cover', () => {
  it('refuses a file that is not an image', async () => {
    const { user, store, onChange } = await open();
    const file = new File(['x'], 'notes.txt', { type: 'text/plain' });
    const chooser = screen.getByLabelText('Choose a cover');
    // Any file can be dropped; the file dialog alone would offer images only.
    chooser.removeAttribute('accept');
    await user.upload(chooser, file);
    expect(store.getState().ui.toasts).toMatchObject([invalid]);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('shows the recommended size', async () => {
    await open();
    expect(screen.getByText(/^Square, best at 1400 × 1400 pixels\./)).toBeVisible();
  });

  it('refuses a file with the name of an image that cannot be decoded', async () => {
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error('EncodingError'));
    const { user, store } = await open();
    await user.upload(screen.getByLabelText('Choose a cover'), new File(['x'], 'fake.png', { type: 'image/png' }));
    await waitFor(() => expect(store.getState().ui.toasts).toMatchObject([invalid]));
  });

  it('opens the crop dialog for a real image; zoom runs from 1 to 3 in steps of 0.01', async () => {
    HTMLImageElement.prototype.decode = () => Promise.resolve();
    const { user } = await open();
    await user.upload(screen.getByLabelText('Choose a cover'), new File(['x'], 'cover.png', { type: 'image/png' }));
    const zoom = await screen.findByRole('slider', { name: 'Zoom' });
    expect(screen.getByRole('dialog', { name: 'Crop the cover' })).toBeVisible();
    expect(['min', 'max', 'step'].map((name) => zoom.getAttribute(name))).toEqual(['1', '3', '0.01']);
  });

  it('can be changed or removed', async () => {
    const { user, onRemove } = await open('http://localhost/c-1400.jpg');
    expect(screen.getByLabelText('Change cover')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onRemove).toHaveBeenCalled();
  });
});
