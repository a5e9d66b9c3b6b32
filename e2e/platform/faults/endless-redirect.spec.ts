import { publishAlbum } from '../../support/albums';
import { publishByHand } from '../../support/handMadeRemote';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';
import {
  expectMusicContinues,
  expectPageIntact,
  expectOtherPartsWork,
  fault,
  navigateInPage,
  faultyRemote,
  failurePanel,
  threat,
} from './faultyRemote';

const CIRCLES: Record<string, [string, Record<string, string>]> = {
  'circle-of-two': [
    'two screens that send to each other',
    {
      '/circle-of-two': "() => h(router.Navigate, { to: '/circle-of-two/there' })",
      '/circle-of-two/there': "() => h(router.Navigate, { to: '/circle-of-two', replace: true })",
    },
  ],
  'circle-of-one': [
    'a screen that never likes its own address',
    {
      '/circle-of-one': `() => {
        const navigate = router.useNavigate();
        const [search] = router.useSearchParams();
        const turn = Number(search.get('turn'));
        React.useEffect(() => { navigate('?turn=' + (turn + 1)); }, [turn]);
        return null;
      }`,
    },
  ],
};

test.beforeAll(async ({ product }) => {
  await publishAlbum(product, await signUp(product, 'Nadia Voss', 'artist'), { title: 'Round and Round', price: 800 });
  for (const [name, [, routes]] of Object.entries(CIRCLES))
    product.releases.release(publishByHand(product.releases, faultyRemote(name, '1.0.0', { routes })));
});
test.afterAll(({ product: { releases } }) => Object.keys(CIRCLES).forEach(releases.forget));

test.describe('Screens of a remote that lead in circles', () => {
  test('are stopped and named; the music and every other screen go on', threat(40), async ({ visit }) => {
    const guest = await visit();
    await guest.open('/');
    await guest.albumCard('Round and Round').play();
    await guest.player.reaches(1);

    for (const [name, [what]] of Object.entries(CIRCLES)) {
      await fault(`${what}: stopped, and stopped again`, async () => {
        const notice = failurePanel(guest, `The ${name}`);
        await navigateInPage(guest, `/${name}`);
        await expect(notice.root).toBeVisible();
        const stoppedAt = guest.page.url();
        await expectMusicContinues(guest);
        await expectPageIntact(guest);
        expect(guest.page.url()).toBe(stoppedAt);

        await notice.tryAgain.click();
        await expect(notice.root).toBeVisible();
        await guest.header.goHome();
        await expect(guest.albumCard('Round and Round').root).toBeVisible();
      });
    }
    await expectOtherPartsWork(guest);
  });
});
