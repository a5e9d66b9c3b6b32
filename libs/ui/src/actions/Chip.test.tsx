import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip, RemovableChip } from './Chip';

it('a chip has a pressed state, a removable one names what a click removes', async () => {
  const handleRemove = jest.fn();
  render(
    <>
      <Chip isSelected>Jazz</Chip>
      <RemovableChip removeLabel="Remove Soul" onRemove={handleRemove}>
        Soul
      </RemovableChip>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Jazz', pressed: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Soul' }));
  expect(handleRemove).toHaveBeenCalledTimes(1);
});
