import { RemotesProvider, type OfflineView, type RemoteRegistry } from '@fairtone/federation';
import { noNetwork } from '@fairtone/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from '../index';

let network: ReturnType<typeof noNetwork>;
beforeEach(() => {
  network = noNetwork();
});
afterEach(() => network.restore());

const handleRetry = jest.fn();
beforeEach(() => handleRetry.mockClear());

const Missing = ({ onRetry, children }: OfflineView) => (
  <p>
    Not here <button onClick={onRetry}>Again</button> {children}
  </p>
);
function show(props: object = { onRetry: handleRetry }) {
  return render(
    <RemotesProvider
      registry={{} as RemoteRegistry}
      renderFailure={() => null}
      renderPending={() => null}
      renderOffline={(view) => <Missing {...view} />}
    >
      <ErrorState title="The album did not load" retryLabel="Try again" {...props}>
        <a href="/kept">Kept</a>
      </ErrorState>
    </RemotesProvider>,
  );
}

describe('an error where there is no network', () => {
  it('is what the page shows for that, with a way to try again and other ways on', async () => {
    show();
    expect(screen.queryByText('The album did not load')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Kept' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Again' }));
    expect(handleRetry).toHaveBeenCalledTimes(1);
  });

  it('is tried again once, by itself, when the network is back', () => {
    show();
    expect(handleRetry).not.toHaveBeenCalled();
    network.comesBack();
    expect(handleRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { name: 'The album did not load' })).toBeVisible();
  });

  it('that came before the network went is told anew', () => {
    network.comesBack();
    show();
    expect(screen.getByRole('heading', { name: 'The album did not load' })).toBeVisible();
    network.goes();
    expect(screen.getByText(/Not here/)).toBeVisible();
  });

  it.each([
    ['it was a crash', { onRetry: handleRetry, needsNetwork: false }],
    ['there is nothing to try', {}],
  ])('is told as ever when %s', (_why, props) => {
    show(props);
    expect(screen.getByRole('heading', { name: 'The album did not load' })).toBeVisible();
    network.comesBack();
    expect(handleRetry).not.toHaveBeenCalled();
  });
});
