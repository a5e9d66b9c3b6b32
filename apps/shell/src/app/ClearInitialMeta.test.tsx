import { act, render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { ClearInitialMeta } from './ClearInitialMeta';

it('removes the meta tags of the first page on navigation to another', async () => {
  document.head.innerHTML = '<link rel="canonical" href="/album/1" data-of-page><link rel="icon" href="/icon.svg">';
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/album/1'] });
  render(<ClearInitialMeta router={router} />);
  await act(() => router.navigate('/album/1?tab=x'));
  expect(document.head.querySelector('[rel="canonical"]')).not.toBeNull();
  await act(() => router.navigate('/'));
  expect(document.head.querySelector('[rel="canonical"]')).toBeNull();
  expect(document.head.querySelector('[rel="icon"]')).not.toBeNull();
});
