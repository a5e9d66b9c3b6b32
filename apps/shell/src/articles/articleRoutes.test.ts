import { createI18n } from '@fairtone/i18n';
import { matchPath } from 'react-router-dom';
import { articleRoutes } from './articleRoutes.ts';

beforeAll(() => createI18n({ language: 'en' }));

it.each(['/help', '/resources', '/blog', '/developers', '/privacy', '/terms', '/cookies', '/copyright'])(
  '%s is the path of a screen',
  async (address) => {
    const route = articleRoutes.find(({ path }) => matchPath(path ?? '', address));
    expect(await (route?.lazy as () => Promise<object>)()).toHaveProperty('Component');
  },
);
