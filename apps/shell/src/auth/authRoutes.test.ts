import { matchPath } from 'react-router-dom';
import { authRoutes } from './authRoutes';

it.each(['/login', '/signup', '/forgot-password', '/reset-password', '/auth/confirm'])(
  '%s is the path of a screen',
  async (address) => {
    const route = authRoutes.find(({ path }) => matchPath(path ?? '', address));
    expect(await (route?.lazy as () => Promise<object>)()).toHaveProperty('Component');
  },
);
