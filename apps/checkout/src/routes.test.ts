import { matchPath } from 'react-router-dom';
import { routes } from './routes';

// Links, e-mails and search engines contain these addresses, so none may be removed.
it.each(['/checkout', '/checkout/return'])('%s is the address of a screen', async (address) => {
  const route = routes.find(({ path }) => matchPath(path, address));
  expect(await route?.screen()).toHaveProperty('Component');
});
