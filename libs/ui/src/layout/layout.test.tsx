import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Banner, Breadcrumb, Heading, Price, ProgressBar } from '../index';

it('a breadcrumb lists the parent pages and marks the current one', async () => {
  const { container } = render(
    <Breadcrumb label="You are here" current="Salt and Signal">
      <a href="/">Home</a>
      <a href="/explore">Explore</a>
    </Breadcrumb>,
  );
  expect(screen.getByRole('navigation', { name: 'You are here' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText('Salt and Signal')).toHaveAttribute('aria-current', 'page');
  expect(await axe(container)).toHaveNoViolations();
});

it('a heading keeps its level with every size', () => {
  render(
    <Heading level={1} size="lead">
      Settings
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

it('progress is limited to 0 to 100 percent', () => {
  render(<ProgressBar label="Uploading" value={1.2} valueText="12 of 12 MB" />);
  const bar = screen.getByRole('progressbar', { name: 'Uploading' });
  expect(bar).toHaveAttribute('aria-valuenow', '100');
  expect(bar).toHaveAttribute('aria-valuetext', '12 of 12 MB');
});

it('a danger banner is an alert, other banners are a status', () => {
  render(
    <>
      <Banner tone="danger">Payment failed</Banner>
      <Banner>Saved for later</Banner>
      <Price>$8.00</Price>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Payment failed');
  expect(screen.getByRole('status')).toHaveTextContent('Saved for later');
});
