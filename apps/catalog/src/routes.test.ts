import { matchPath } from 'react-router-dom';
import { routes } from './routes';

// Links, e-mails and search engines contain these paths: each must always have a screen.
it.each(['/', '/explore', '/artists', '/all-albums', '/artist/ada', '/album/tides'])(
  '%s is the path of a screen',
  async (address) => {
    const route = routes.find(({ path }) => matchPath(path, address));
    expect(await route?.screen()).toHaveProperty('Component');
  },
);
