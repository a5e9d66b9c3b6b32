import { Button, Menu } from '@fairtone/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useRouteFocus } from './useRouteFocus.ts';

function Page() {
  const main = useRef<HTMLElement>(null);
  useRouteFocus(main);
  return (
    <>
      <Menu label="Account" trigger={<Button>Account</Button>} items={[{ id: 'logOut', label: 'Log out' }]} />
      <main ref={main} tabIndex={-1} />
    </>
  );
}

const renderPage = () => {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
  render(<RouterProvider router={router} />);
  return (path: string) => act(() => router.navigate(path));
};

describe('The focus after a navigation', () => {
  it('is at the content of the new page, and stays where it is when only the query changes', async () => {
    const navigate = renderPage();
    await navigate('/explore');
    expect(screen.getByRole('main')).toHaveFocus();
    screen.getByRole('button').focus();
    await navigate('/explore?sort=price');
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('stays in a menu that was opened while the page was on its way', async () => {
    const navigate = renderPage();
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    await navigate('/explore');
    expect(screen.getByRole('menu')).toHaveFocus();
  });
});
