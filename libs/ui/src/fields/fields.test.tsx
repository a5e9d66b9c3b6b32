import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useForm } from 'react-hook-form';
import { Button, Checkbox, PasswordField, RadioGroup, Select, Slider, TextArea, TextField } from '../index';

interface Values {
  email: string;
  password: string;
  kind: string;
  sort: string;
  bio: string;
  terms: boolean;
}

function Form({ onSubmit }: { onSubmit: (values: Values) => void }) {
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { kind: 'customer', sort: 'recent' },
  });
  const { errors } = formState;
  return (
    <form onSubmit={handleSubmit(onSubmit)}>
      <TextField
        label="E-mail"
        description="We write only about your music."
        error={errors.email?.message}
        {...register('email', { required: 'Enter your e-mail.' })}
      />
      <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" {...register('password')} />
      <RadioGroup
        label="I am a"
        options={[
          { value: 'customer', label: 'Listener' },
          { value: 'artist', label: 'Artist', description: 'Sell your music' },
        ]}
        {...register('kind')}
      />
      <Select
        label="Sort"
        options={[
          { value: 'recent', label: 'Newest' },
          { value: 'popular', label: 'Popular' },
        ]}
        {...register('sort')}
      />
      <TextArea label="Biography" {...register('bio')} />
      <Checkbox label="I agree" {...register('terms')} />
      <Button type="submit">Save</Button>
    </form>
  );
}

describe('the fields', () => {
  it('pass their values to react-hook-form', async () => {
    const handleSubmit = jest.fn();
    render(<Form onSubmit={(values) => handleSubmit(values)} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ada@example.org');
    await userEvent.type(screen.getByLabelText('Password'), 'secret');
    await userEvent.click(screen.getByRole('radio', { name: /Artist/ }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Popular');
    await userEvent.type(screen.getByRole('textbox', { name: 'Biography' }), 'Hello');
    await userEvent.click(screen.getByRole('checkbox', { name: 'I agree' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(handleSubmit).toHaveBeenCalledWith({
      email: 'ada@example.org',
      password: 'secret',
      kind: 'artist',
      sort: 'popular',
      bio: 'Hello',
      terms: true,
    });
  });

  it('are described by their error and description, and get the focus', async () => {
    const { container } = render(<Form onSubmit={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const email = await screen.findByRole('textbox', { name: 'E-mail' });
    expect(email).toBeInvalid();
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription('Enter your e-mail. We write only about your music.');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('show a password on demand', async () => {
    render(
      <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" defaultValue="secret" />,
    );
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Hide password' })).toBeVisible();
  });

  it('have a readable value text on a slider', () => {
    render(
      <Slider
        label="Amount"
        value={800}
        min={0}
        max={10_000}
        step={50}
        valueText="$8.00"
        onValueChange={() => undefined}
      />,
    );
    expect(screen.getByRole('slider', { name: 'Amount' })).toHaveAttribute('aria-valuetext', '$8.00');
  });
});
