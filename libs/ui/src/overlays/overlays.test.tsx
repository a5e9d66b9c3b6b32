import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { Button, Dialog, Drawer, Menu } from '../index';

function Stage({ kind, isDismissable }: { kind: 'dialog' | 'drawer'; isDismissable?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const content = { title: 'Cart', closeLabel: 'Close', isOpen, onClose: close, footer: <Button>Pay</Button> };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {kind === 'dialog' ? (
        <Dialog {...content} isDismissable={isDismissable}>
          Two albums
        </Dialog>
      ) : (
        <Drawer {...content}>Two albums</Drawer>
      )}
    </>
  );
}

describe.each(['dialog', 'drawer'] as const)('a %s', (kind) => {
  it('traps the focus, closes on Escape and returns the focus', async () => {
    render(<Stage kind={kind} />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = screen.getByRole('dialog', { name: 'Cart' });
    expect(dialog).toHaveTextContent('Two albums');
    for (let i = 0; i < 4; i += 1) {
      await userEvent.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('closes by its button and has no accessibility violations', async () => {
    render(<Stage kind={kind} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('Escape while nothing has the focus', () => {
  const loseFocus = () => act(() => (document.activeElement as HTMLElement).blur());

  it('closes a dialog', async () => {
    render(<Stage kind="dialog" />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    loseFocus();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes only the topmost of two', () => {
    const [closeCart, closeGift] = [jest.fn(), jest.fn()];
    const cart = (
      <Dialog key="cart" title="Cart" closeLabel="Close" onClose={closeCart}>
        Two albums
      </Dialog>
    );
    const { rerender } = render([cart]);
    rerender([
      cart,
      <Dialog key="gift" title="Gift" closeLabel="Close" onClose={closeGift}>
        For whom?
      </Dialog>,
    ]);
    loseFocus();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(closeGift).toHaveBeenCalledTimes(1);
    expect(closeCart).not.toHaveBeenCalled();
  });
});

it('a dialog that is not dismissable stays open on Escape', async () => {
  render(<Stage kind="dialog" isDismissable={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.keyboard('{Escape}');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBeVisible();
});

describe('a menu', () => {
  it('opens, runs the chosen action and closes', async () => {
    const handleLogOut = jest.fn();
    const items = [
      { id: 'profile', label: 'Profile' },
      { id: 'logOut', label: 'Log out', onAction: handleLogOut },
    ];
    render(<Menu label="Account" header="Ada Moss" trigger={<Button>Account</Button>} items={items} />);
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    expect(screen.getByText('Ada Moss')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
    expect(handleLogOut).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('marks the current choice and reports another, by keyboard too', async () => {
    const handleSelect = jest.fn();
    const items = [
      { id: 'en', label: 'English' },
      { id: 'pl', label: 'Polski' },
    ];
    render(
      <Menu
        label="Language"
        trigger={<Button>Language</Button>}
        items={items}
        selectedId="en"
        onSelect={handleSelect}
      />,
    );
    screen.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(handleSelect).toHaveBeenCalledWith('pl');
  });

  const items = ['First', 'Second', 'Last'].map((label) => ({ id: label, label }));

  it.each([
    ['{ArrowDown}', 'First'],
    ['{ArrowUp}', 'Last'],
    [' ', 'First'],
  ])('opened with the key %p has the focus on its entry %s, and returns it when it closes', async (key, focused) => {
    render(<Menu label="More" trigger={<Button>More</Button>} items={items} />);
    const button = screen.getByRole('button', { name: 'More' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await userEvent.keyboard(key);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: focused })).toHaveFocus());
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('is not pressed together with the row that contains it', async () => {
    const handleRow = jest.fn();
    render(
      // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the row of a list, as in the queue
      <div onPointerDown={handleRow} onMouseDown={handleRow} onClick={handleRow} onKeyDown={handleRow}>
        <Menu label="More" trigger={<Button>More</Button>} items={items} />
      </div>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menu', { name: 'More' })).toBeVisible();
    expect(handleRow).not.toHaveBeenCalled();
  });
});
