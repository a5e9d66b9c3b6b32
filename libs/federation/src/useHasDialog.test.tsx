import { releaseManifest, renderWithStore } from '@fairtone/testing';
import { screen } from '@testing-library/react';
import { useHasDialog } from './useHasDialog.ts';

function Offer() {
  return useHasDialog('checkout.supportArtist') ? <button type="button">Support</button> : <p>Nothing to offer</p>;
}

it('offers a dialog that a released app has', async () => {
  await renderWithStore(<Offer />, {
    manifest: releaseManifest({ checkout: { dialogs: ['checkout.supportArtist'] } }),
  });
  expect(screen.getByRole('button', { name: 'Support' })).toBeVisible();
});

it.each([
  ['no app is released', {}],
  ['the app that is released has other dialogs', { checkout: { dialogs: ['checkout.payWhatYouWant'] } }],
] as const)('offers nothing while %s', async (_when, apps) => {
  await renderWithStore(<Offer />, { manifest: releaseManifest(apps as Parameters<typeof releaseManifest>[0]) });
  expect(screen.getByText('Nothing to offer')).toBeVisible();
});
