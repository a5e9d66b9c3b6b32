import type { DialogRequest, RemoteDefinition } from '@fairtone/contracts';
import { releaseManifest, renderWithStore } from '@fairtone/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { DialogOutlet } from './DialogOutlet.tsx';

const manifest = releaseManifest({ account: { dialogs: ['account.addToPlaylist'] } });
const request: DialogRequest = { name: 'account.addToPlaylist', props: { trackIds: [], title: 'Paper Boats' } };

/** Takes the focus without returning it, like a dialog of another app that has its own copy of the overlay library. */
function ProvidedDialog({ onClose }: { onClose: () => void }) {
  return createPortal(
    <div role="dialog" aria-label="Add to playlist">
      <button type="button" autoFocus onClick={onClose}>
        Close
      </button>
    </div>,
    document.body,
  );
}

const provider = {
  name: 'account',
  dialogs: { 'account.addToPlaylist': () => Promise.resolve({ Component: ProvidedDialog }) },
} as unknown as RemoteDefinition;

/** A menu whose entries are removed before the dialog has loaded. */
function Page() {
  const [hasMenu, setHasMenu] = useState(false);
  const [asked, setAsked] = useState<DialogRequest | null>(null);
  return (
    <>
      <button type="button">Elsewhere</button>
      <button type="button" onClick={() => setHasMenu(true)}>
        More
      </button>
      {hasMenu && (
        <button
          type="button"
          autoFocus
          onClick={() => {
            setHasMenu(false);
            setAsked(request);
          }}
        >
          Add to playlist
        </button>
      )}
      <DialogOutlet request={asked} onClose={() => setAsked(null)} />
    </>
  );
}

it('returns the focus to the button of the menu that opened a dialog', async () => {
  await renderWithStore(<Page />, { manifest, load: () => Promise.resolve(provider) });
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add to playlist' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
});

it('leaves the focus where something else has put it', async () => {
  await renderWithStore(<Page />, { manifest, load: () => Promise.resolve(provider) });
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add to playlist' }));
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  const close = await screen.findByRole('button', { name: 'Close' });
  close.addEventListener('click', () => elsewhere.focus());
  await userEvent.click(close);
  await new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(elsewhere).toHaveFocus();
});
