import { matchPath } from 'react-router-dom';
import { routes } from './routes';

// Links, e-mails and search engines contain these addresses, so they must always lead to a screen.
it.each(['/create-album', '/edit-album/tides', '/album/tides/edit', '/for-artists', '/artist-settings'])(
  '%s is the address of a screen',
  async (address) => {
    const route = routes.find(({ path }) => matchPath(path, address));
    expect(await route?.screen()).toHaveProperty('Component');
  },
);
