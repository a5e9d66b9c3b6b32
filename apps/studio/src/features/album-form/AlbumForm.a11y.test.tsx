import { renderWithStore, stubBackend } from '@fairtone/testing';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { AlbumForm } from './AlbumForm';

afterEach(() => jest.restoreAllMocks());

it('the album form has no accessibility violations', async () => {
  stubBackend({});
  const { container } = await renderWithStore(<AlbumForm artistId="me" album={null} />, { remote });
  expect(await axe(container)).toHaveNoViolations();
});
