import { releaseManifest, stubBackend } from '@fairtone/testing';
import { createRouter } from './router.tsx';

it.each([
  ['/albums', '/all-albums'],
  ['/purchases', '/dashboard?tab=purchases'],
])('%s redirects to %s', async (alias, target) => {
  stubBackend({});
  const router = createRouter({ manifest: releaseManifest({}), take: () => [] });
  await router.navigate(alias);
  const route = router.state.matches.at(-1)?.route as { path?: string; element?: { props: { to: string } } };
  expect([route.path, route.element?.props.to]).toEqual([alias, target]);
});
