import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './Menu';

let mockIsOffline = true;
jest.mock<typeof import('./MenuPopover')>('./MenuPopover', () => {
  if (mockIsOffline) throw new Error('no connection');
  return jest.requireActual('./MenuPopover');
});

it('A menu whose list cannot be loaded stays closed, is reported, and opens with the next press', async () => {
  const reported = jest.fn();
  Object.assign(window, { reportError: reported });
  render(<Menu label="More" trigger={<button type="button">More</button>} items={[{ id: 'a', label: 'First' }]} />);
  const button = screen.getByRole('button', { name: 'More' });
  await userEvent.click(button);
  await waitFor(() => expect(reported).toHaveBeenCalledTimes(1));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  mockIsOffline = false;
  await userEvent.click(button);
  expect(await screen.findByRole('menuitem', { name: 'First' })).toBeVisible();
});
