import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { Button, Dialog, Drawer } from '../index';

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
