import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createRef, type ComponentPropsWithRef } from 'react';
import { Button, IconButton, Link } from '../index';

function RouterLink({ to, ...rest }: ComponentPropsWithRef<'a'> & { to: string }) {
  return <a href={to} {...rest} />;
}

describe('a button', () => {
  it('keeps its focus and ignores clicks while it is loading', async () => {
    const handleClick = jest.fn();
    render(
      <Button isLoading onClick={handleClick}>
        Buy for $8.00
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Buy for $8.00', busy: true });
    await userEvent.click(button);
    expect(handleClick).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).not.toHaveAttribute('disabled');
  });

  it('does not submit a form unless told to', async () => {
    const handleSubmit = jest.fn((event) => event.preventDefault());
    render(
      <form onSubmit={handleSubmit}>
        <Button>Cancel</Button>
        <Button type="submit">Save</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(handleSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(handleSubmit).toHaveBeenCalledTimes(1);
  });

  it('can be a link of the router, with its ref', () => {
    const ref = createRef<HTMLAnchorElement>();
    render(
      <Button as={RouterLink} to="/explore" ref={ref}>
        Explore
      </Button>,
    );
    expect(screen.getByRole('link', { name: 'Explore' })).toHaveAttribute('href', '/explore');
    expect(ref.current).toBe(screen.getByRole('link'));
  });
});

describe('an icon button', () => {
  it('has a name and a pressed state, and shows a count', async () => {
    const { container } = render(<IconButton label="Cart, 3 items" icon={<svg />} isPressed count={3} />);
    expect(screen.getByRole('button', { name: 'Cart, 3 items', pressed: true })).toHaveTextContent('3');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('hides a count of zero', () => {
    render(<IconButton label="Cart" icon={<svg />} count={0} />);
    expect(screen.getByRole('button')).toHaveTextContent('');
  });
});

it('a link passes on the props of the router', () => {
  render(
    <Link as={RouterLink} to="/album/1" variant="quiet">
      Salt and Signal
    </Link>,
  );
  expect(screen.getByRole('link', { name: 'Salt and Signal' })).toHaveAttribute('href', '/album/1');
});
