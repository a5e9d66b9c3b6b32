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

it('tabs are switched by click and arrow key and show one panel', async () => {
  const { container } = render(<Stage />);
  expect(screen.getByRole('tab', { name: 'Albums' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('All albums');
  await userEvent.click(screen.getByRole('tab', { name: 'Artists' }));
  expect(screen.getByRole('tabpanel', { name: 'Artists' })).toHaveTextContent('All artists');
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('All albums');
  expect(await axe(container)).toHaveNoViolations();
});

it.each([
  ['{ArrowRight}', 'Artists'],
  ['{ArrowRight}{ArrowRight}', 'Albums'],
  ['{ArrowLeft}', 'Artists'],
  ['{End}', 'Artists'],
  ['{End}{Home}', 'Albums'],
])('tabs select with %s, and one of them is reached by Tab', async (keys, selected) => {
  render(<Stage />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Albums' })).toHaveFocus();
  await userEvent.keyboard(keys);
  expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(selected);
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

it('tabs scroll the selected one into view once they have their sizes, which may be after mounting', () => {
  const observed: (() => void)[] = [];
  class Sizes {
    constructor(callback: () => void) {
      observed.push(callback);
    }
    observe() {}
    disconnect() {}
  }
  const realSizes = globalThis.ResizeObserver;
  globalThis.ResizeObserver = Sizes as never;
  try {
    const tabs = ['first', 'last'].map((id) => ({ id, label: id, content: id }));
    render(<Tabs label="Browse" tabs={tabs} selectedId="last" onSelect={() => undefined} />);
    const row = screen.getByRole('tablist');
    expect(row.scrollLeft).toBe(0);
    const places = { offsetLeft: 400, offsetWidth: 80 };
    for (const [name, value] of Object.entries(places))
      Object.defineProperty(screen.getByRole('tab', { name: 'last' }), name, { value });
    Object.defineProperty(row, 'clientWidth', { value: 300 });
    for (const callback of observed) callback();
    expect(row.scrollLeft).toBe(290);
  } finally {
    globalThis.ResizeObserver = realSizes;
  }
});
