import { renderWithStore } from '@fairtone/testing';
import { remote } from '../../remote';
import { SaveError } from './saveError';
import { useSaveToasts } from './useSaveToasts';

function Failed({ error, isNew }: { error: unknown; isNew: boolean }) {
  const { failed } = useSaveToasts(isNew);
  return <button onClick={() => failed(error)}>fail</button>;
}

it.each([
  ['the cover', new SaveError('cover', new Error('cut')), true, 'Failed to upload cover image'],
  ['a new album', new SaveError('album', new Error('down')), true, 'Failed to create album'],
  ['an album', new SaveError('tracks', new Error('down')), false, 'Failed to update album'],
  [
    'publishing without a track',
    new SaveError('publish', { status: 400, code: 'no_ready_tracks', message: '' }),
    true,
    'Your album is saved as a draft. It needs at least one uploaded track before it can be published.',
  ],
  [
    'a track too many',
    new SaveError('tracks', { status: 400, code: 'P0001', message: 'too_many_tracks' }),
    false,
    'An album holds up to 20 tracks. Remove some and save again.',
  ],
  [
    'a sold track',
    new SaveError('tracks', { status: 400, code: 'P0001', message: 'sold_cannot_be_changed' }),
    false,
    'Tracks that somebody bought stay as they are. You can take a track off; whoever bought it keeps it.',
  ],
  [
    'one track, by its number and title',
    new SaveError(
      'tracks',
      { status: 400, code: '23514', message: 'tracks_title_check' },
      { title: 'Odd', trackNumber: 3 },
    ),
    true,
    'Track 3, “Odd”, could not be saved.',
  ],
  [
    'one track, with the reason',
    new SaveError('tracks', { status: 400, code: 'P0001', message: 'files_missing' }, { title: 'Odd', trackNumber: 3 }),
    false,
    'Track 3, “Odd”, could not be saved. The files of a track are not here yet. Wait until it is uploaded, or add its file again, then save.',
  ],
  [
    'publishing a file that is no music',
    new SaveError('publish', { status: 409, code: 'not_audio', message: '' }),
    false,
    'Your album is saved, but one of its files cannot be played. Remove that track and add its file again.',
  ],
])('reports that saving failed at %s', async (_what, error, isNew, description) => {
  const { user, store, getByRole } = await renderWithStore(<Failed {...{ error, isNew }} />, { remote });
  await user.click(getByRole('button', { name: 'fail' }));
  expect(store.getState().ui.toasts).toMatchObject([{ title: 'Error', description, tone: 'destructive' }]);
});
