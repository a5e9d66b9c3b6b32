import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip, RemovableChip } from './Chip';

it('a chip says whether it is on, a removable one what a click takes away', async () => {
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
