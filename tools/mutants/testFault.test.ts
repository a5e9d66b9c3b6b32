import { nearestTo } from './testFault';

it('Planted faults > begin with the tests that share most folders with the changed file', () => {
  const far = 'apps/shell/src/app/Layout.test.tsx';
  const screen = 'apps/account/src/screens/dashboard/DashboardScreen.test.tsx';
  const beside = 'apps/account/src/screens/dashboard/purchases/Purchases.test.tsx';
  const file = 'apps/account/src/screens/dashboard/purchases/PurchaseRow.tsx';
  expect(nearestTo(file, [far, screen, beside])).toEqual([beside, screen, far]);
});
