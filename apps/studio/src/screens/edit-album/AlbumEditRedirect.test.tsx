import { renderWithStore } from '@fairtone/testing';
import { Component } from './AlbumEditRedirect';

it('redirects older links to the edit page', async () => {
  const { address } = await renderWithStore(<Component />, { at: '/album/42/edit', path: '/album/:albumId/edit' });
  expect(address()).toBe('/edit-album/42');
});
