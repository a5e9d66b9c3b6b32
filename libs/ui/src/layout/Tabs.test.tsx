import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { Tabs } from './Tabs';

function Stage() {
  const [selectedId, setSelectedId] = useState<'albums' | 'artists'>('albums');
  const tabs = [
    { id: 'albums' as const, label: 'Albums', content: 'All albums' },
    { id: 'artists' as const, label: 'Artists', content: 'All artists' },
  ];
  return <Tabs label="Browse" tabs={tabs} selectedId={selectedId} onSelect={setSelectedId} />;
}

it('tabs switch by click and arrow key and show one panel', async () => {
  const { container } = render(<Stage />);
  expect(screen.getByRole('tab', { name: 'Albums' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('All albums');
  await userEvent.click(screen.getByRole('tab', { name: 'Artists' }));
  expect(screen.getByRole('tabpanel', { name: 'Artists' })).toHaveTextContent('All artists');
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('All albums');
  expect(await axe(container)).toHaveNoViolations();
});
