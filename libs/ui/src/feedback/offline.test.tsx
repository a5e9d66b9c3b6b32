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
      useAudiences={() => null}
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

describe('an error without a network', () => {
  it('shows the page’s offline view, with a retry and the error’s links', async () => {
    show();
    expect(screen.queryByText('The album did not load')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Kept' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Again' }));
    expect(handleRetry).toHaveBeenCalledTimes(1);
  });

  it('is retried once, by itself, when the network is back', () => {
    show();
    expect(handleRetry).not.toHaveBeenCalled();
    network.comesBack();
    expect(handleRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { name: 'The album did not load' })).toBeVisible();
  });

  it('shows the offline view when the network fails later', () => {
    network.comesBack();
    show();
    expect(screen.getByRole('heading', { name: 'The album did not load' })).toBeVisible();
    network.goes();
    expect(screen.getByText(/Not here/)).toBeVisible();
  });

  it.each([
    ['a crash caused it', { onRetry: handleRetry, needsNetwork: false }],
    ['it has no retry', {}],
  ])('is shown as usual when %s', (_why, props) => {
    show(props);
    expect(screen.getByRole('heading', { name: 'The album did not load' })).toBeVisible();
    network.comesBack();
    expect(handleRetry).not.toHaveBeenCalled();
  });
});
