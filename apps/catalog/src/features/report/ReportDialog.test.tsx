import { renderWithStore, stubBackend } from '@fairtone/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { albumIdOf, LISTENER_ID, serverError, sessionOf } from '../../testing/fixtures';
import { ReportDialog } from './ReportDialog';

const SEND = 'POST /rest/v1/rpc/report_content';
const REPORT_ID = 'e5000000-0000-4000-8000-000000000001';
const dataRefusal = (message: string) => () => Response.json({ code: 'P0001', message }, { status: 400 });

let backend: ReturnType<typeof stubBackend>;
beforeEach(() => (backend = stubBackend({ [SEND]: () => Response.json(REPORT_ID) })));
afterEach(() => backend.restore());

async function open() {
  const onClose = jest.fn();
  const view = await renderWithStore(
    <ReportDialog kind="album" id={albumIdOf(1)} title="Album 1" onClose={onClose} />,
    {
      remote,
      state: sessionOf(LISTENER_ID),
    },
  );
  const send = () => view.user.click(screen.getByRole('button', { name: 'Send report' }));
  return { ...view, onClose, send };
}

describe('Report of an album', () => {
  it('sends the reason and the details, thanks the user and closes', async () => {
    const { user, send, onClose, store } = await open();
    await user.selectOptions(screen.getByLabelText('What is wrong?'), 'It is spam or misleading');
    await user.type(screen.getByLabelText(/Tell us more/), ' The cover is an advertisement. ');
    await send();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(backend.requests(SEND).map(({ body }) => body)).toEqual([
      {
        subject_kind: 'album',
        subject_id: albumIdOf(1),
        reason: 'spam',
        details: 'The cover is an advertisement.',
      },
    ]);
    expect(store.getState().ui.toasts).toMatchObject([{ title: 'Thank you for your report', tone: 'success' }]);
  });

  it('needs no more than a reason', async () => {
    const { send, onClose } = await open();
    await send();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(backend.requests(SEND)[0]?.body).toEqual({
      subject_kind: 'album',
      subject_id: albumIdOf(1),
      reason: 'copyright',
    });
  });

  it.each([
    [dataRefusal('own_content'), 'You cannot report your own music.'],
    [dataRefusal('too_many_reports'), 'You have sent many reports today. Please try again tomorrow.'],
    [dataRefusal('subject_not_found'), 'This is no longer there to report.'],
    [serverError, 'The report was not sent. Please try again.'],
  ])('shows in the dialog why the report was refused, and can be sent again: %#', async (answer, words) => {
    backend.use({ [SEND]: answer });
    const { user, send, onClose } = await open();
    await user.type(screen.getByLabelText(/Tell us more/), 'Stolen.');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByLabelText(/Tell us more/)).toHaveValue('Stolen.');
    backend.use({ [SEND]: () => Response.json(REPORT_ID) });
    await send();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it('has no accessibility problems that a machine can find', async () => {
    await open();
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  });
});
