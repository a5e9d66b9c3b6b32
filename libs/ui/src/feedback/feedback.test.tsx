import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { EmptyState, ErrorState, ScreenSpinner, Spinner } from '../index';

describe('states of a region', () => {
  it('an error is announced and offers a retry', async () => {
    const handleRetry = jest.fn();
    const { container } = render(
      <ErrorState headingLevel={1} title="This did not load" retryLabel="Try again" onRetry={handleRetry} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('This did not load');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(handleRetry).toHaveBeenCalled();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('an empty state tells that there is nothing, and offers the next step', () => {
    render(
      <EmptyState title="No albums yet" text="Be the first.">
        <a href="/create-album">Publish</a>
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { name: 'No albums yet', level: 2 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Publish' })).toBeVisible();
  });

  it('a spinner with a label is announced, one without is decoration', () => {
    render(
      <>
        <Spinner />
        <Spinner label="Loading" />
      </>,
    );
    expect(screen.getAllByRole('status')).toHaveLength(1);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  });

  it.each([false, true])(
    'the spinner of a screen is announced once, and keeps the footer away; label shown: %s',
    (isLabelShown) => {
      const { container } = render(<ScreenSpinner label="Loading the sales" isLabelShown={isLabelShown} />);
      const status = screen.getByRole('status');
      if (isLabelShown) expect(status).toHaveTextContent('Loading the sales');
      else expect(status).toHaveAccessibleName('Loading the sales');
      expect(container.querySelectorAll('[data-pending-screen]')).toHaveLength(1);
    },
  );
});
