import { bringOut } from '../../support/albums';
import { publishByHand } from '../../support/handMadeRemote';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';
import { expectMusicToPlayOn, expectTheRestToLive, goInPage, GREMLIN, missing, threat } from './rest';

test.beforeAll(async ({ product }) => {
  await bringOut(product, await signUp(product, 'Nadia Voss', 'artist'), { title: 'Round and Round', price: 800 });
});
test.afterEach(({ product: { releases } }) => releases.forget('gremlin'));

const CIRCLES: [string, Record<string, string>][] = [
  [
    'two screens that send to each other',
    {
      '/gremlin': "() => h(router.Navigate, { to: '/gremlin/there' })",
      '/gremlin/there': "() => h(router.Navigate, { to: '/gremlin', replace: true })",
    },
  ],
  [
    'a screen that never likes its own address',
    {
      '/gremlin': `() => {
        const navigate = router.useNavigate();
        const [search] = router.useSearchParams();
        const turn = Number(search.get('turn'));
        React.useEffect(() => { navigate('?turn=' + (turn + 1)); }, [turn]);
        return null;
      }`,
    },
  ],
];

for (const [what, routes] of CIRCLES) {
  test(`${what}: stopped and said; the music and every other screen go on`, threat(40), async ({ product, visit }) => {
    const { releases } = product;
    releases.release(publishByHand(releases, { name: 'gremlin', version: '1.0.0', titles: GREMLIN, routes }));
    const guest = await visit();
    await guest.open('/');
    await guest.albumCard('Round and Round').play();
    await guest.player.reaches(1);
    await goInPage(guest, '/gremlin');
    await expect(missing(guest).root).toBeVisible();
    const stoppedAt = guest.page.url();
    await expectMusicToPlayOn(guest);
    await expectTheRestToLive(guest);
    expect(guest.page.url()).toBe(stoppedAt);

    await missing(guest).tryAgain.click();
    await expect(missing(guest).root).toBeVisible();
    await guest.header.goHome();
    await expect(guest.albumCard('Round and Round').root).toBeVisible();
  });
}
