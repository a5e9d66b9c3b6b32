import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { Button, Dialog, Menu, type MenuEntry } from '../index';

const entries = (...labels: string[]): MenuEntry[] => labels.map((label) => ({ id: label.toLowerCase(), label }));
const button = () => screen.getByRole('button', { name: 'More' });
const entry = (name: string) => screen.getByRole('menuitem', { name });

function renderMenu(items: MenuEntry[], rest: Partial<Parameters<typeof Menu>[0]> = {}) {
  return render(<Menu label="More" trigger={<Button>More</Button>} items={items} {...rest} />);
}

async function openByKey(items: MenuEntry[], key = '{ArrowDown}') {
  renderMenu(items);
  button().focus();
  await userEvent.keyboard(key);
}

describe('a menu', () => {
  it('opens, runs the chosen action and closes', async () => {
    const handleLogOut = jest.fn();
    renderMenu([...entries('Profile'), { id: 'logOut', label: 'Log out', onAction: handleLogOut }], {
      header: 'Ada Moss',
    });
    await userEvent.click(button());
    expect(screen.getByText('Ada Moss')).toBeInTheDocument();
    await userEvent.click(entry('Log out'));
    expect(handleLogOut).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('marks the current choice, which has the focus, and reports another by keyboard', async () => {
    const handleSelect = jest.fn();
    renderMenu(entries('English', 'Polski', 'Deutsch'), { selectedId: 'polski', onSelect: handleSelect });
    button().focus();
    await userEvent.keyboard('{Enter}');
    const chosen = screen.getByRole('menuitemradio', { name: 'Polski' });
    expect(chosen).toBeChecked();
    expect(chosen).toHaveFocus();
    expect(screen.getByRole('menuitemradio', { name: 'English' })).not.toBeChecked();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(handleSelect).toHaveBeenCalledWith('deutsch');
  });

  it.each([
    ['{ArrowDown}', 'First'],
    ['{ArrowUp}', 'Last'],
    [' ', 'First'],
  ])('opened with the key %p has the focus on its entry %s, and returns it when it closes', async (key, focused) => {
    await openByKey(entries('First', 'Second', 'Last'), key);
    expect(entry(focused)).toHaveFocus();
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('opened with a pointer has the focus itself; arrows lead from there to both ends', async () => {
    renderMenu(entries('First', 'Second', 'Last'));
    await userEvent.click(button());
    expect(screen.getByRole('menu', { name: 'More' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(entry('Last')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(entry('First')).toHaveFocus();
  });

  it.each([
    ['{End}', 'Delete'],
    ['{End}{Home}', 'Play next'],
    ['r', 'Report album'],
    ['re', 'Report album'],
    ['rem', 'Remove'],
    ['RR', 'Remove'],
    ['rrr', 'Report album'],
    ['add to p', 'Add to playlist'],
    ['é', 'Écouter'],
    ['z', 'Play next'],
  ])('the keys %p lead to the entry %s', async (keys, focused) => {
    await openByKey(
      entries('Play next', 'Add to queue', 'Add to playlist', 'Report album', 'Remove', 'Écouter', 'Delete'),
    );
    await userEvent.keyboard(keys);
    expect(entry(focused)).toHaveFocus();
  });

  it('passes over entries that cannot be chosen, and does nothing for a press on them', async () => {
    const handleAction = jest.fn();
    await openByKey([
      ...entries('First'),
      { id: 'up', label: 'Move up', isDisabled: true, onAction: handleAction },
      ...entries('Last'),
    ]);
    await userEvent.keyboard('{ArrowDown}');
    expect(entry('Last')).toHaveFocus();
    expect(entry('Move up')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(entry('Move up'));
    expect(handleAction).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).toBeVisible();
  });

  it('marks the entry under the mouse, which Enter then chooses', async () => {
    const handleAction = jest.fn();
    renderMenu([...entries('First'), { id: 'second', label: 'Second', onAction: handleAction }]);
    await userEvent.click(button());
    await userEvent.hover(entry('Second'));
    expect(entry('Second')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(handleAction).toHaveBeenCalledTimes(1);
  });

  it('closes with a press anywhere else, which presses nothing else, and with one on its button', async () => {
    const handleRow = jest.fn();
    render(
      // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the row of a list, as in the queue
      <div onPointerDown={handleRow} onMouseDown={handleRow} onClick={handleRow} onKeyDown={handleRow}>
        <Menu label="More" trigger={<Button>More</Button>} items={entries('First')} />
      </div>,
    );
    await userEvent.click(button());
    await userEvent.keyboard('x');
    await userEvent.click(screen.getByRole('presentation'));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
    // Touch readers reach the button although the surface covers it.
    await userEvent.click(button());
    await userEvent.click(button());
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(handleRow).not.toHaveBeenCalled();
  });

  it('Tab closes it and goes on from its button', async () => {
    renderMenu(entries('First'));
    render(<Button>Next</Button>);
    button().focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  });

  it('closes when the focus goes elsewhere, and leaves it there', async () => {
    renderMenu(entries('First'));
    render(<Button>Next</Button>);
    await userEvent.click(button());
    const next = screen.getByRole('button', { name: 'Next' });
    fireEvent.focusOut(screen.getByRole('menu'), { relatedTarget: next });
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button()).not.toHaveFocus();
  });

  it('has no accessibility violations', async () => {
    renderMenu(entries('First', 'Second'), { header: 'Ada Moss' });
    await userEvent.click(button());
    expect(await axe(screen.getByRole('menu'))).toHaveNoViolations();
  });

  it('works in a dialog, which stays open; a dialog that an entry opens returns the focus to the button', async () => {
    function Queue() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <Dialog title="Queue" closeLabel="Close" onClose={jest.fn()}>
          <Menu
            label="More"
            trigger={<Button>More</Button>}
            items={[...entries('First'), { id: 'report', label: 'Report', onAction: () => setIsOpen(true) }]}
          />
          {isOpen && (
            <Dialog title="Report" closeLabel="Cancel" onClose={() => setIsOpen(false)}>
              Why?
            </Dialog>
          )}
        </Dialog>
      );
    }
    render(<Queue />);
    button().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(entry('First')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Queue' })).toBeVisible();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(button()).toHaveFocus());
  });
});
