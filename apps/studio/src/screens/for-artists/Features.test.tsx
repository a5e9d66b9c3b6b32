import { renderWithStore } from '@fairtone/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../../remote';
import { Features } from './Features';

it('shows the discount for studio time, and that it is planned', async () => {
  await renderWithStore(<Features />, { remote });
  const partners = screen.getByRole('heading', { name: 'Partner benefits' }).closest('li')!;
  expect(partners).toHaveTextContent('Studio time up to 30% off');
  expect(within(partners).getByText('Planned')).toBeVisible();
});
