import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { ComboBox } from './ComboBox';

const options = [
  { value: 'pl', label: 'Poland' },
  { value: 'pt', label: 'Portugal' },
  { value: 'tr', label: 'Türkiye' },
];

function Stage() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <ComboBox
        label="Country"
        options={options}
        value={value}
        onValueChange={setValue}
        emptyText="No country like this"
        openLabel="Show countries"
        error={value ? undefined : 'Choose a country.'}
      />
      <output>{value}</output>
    </>
  );
}

describe('a combo box', () => {
  it('filters the list by the typed text and reports the choice', async () => {
    const { container } = render(<Stage />);
    const input = screen.getByRole('combobox', { name: 'Country' });
    expect(input).toHaveAccessibleDescription('Choose a country.');
    await userEvent.type(input, 'po');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Poland', 'Portugal']);
    await userEvent.click(screen.getByRole('option', { name: 'Portugal' }));
    expect(screen.getByRole('status')).toHaveTextContent('pt');
    expect(input).toHaveValue('Portugal');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('tells when nothing matches', async () => {
    render(<Stage />);
    await userEvent.type(screen.getByRole('combobox'), 'zz');
    expect(screen.getByText('No country like this')).toBeInTheDocument();
  });
});
