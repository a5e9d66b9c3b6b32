import { listenerSession, renderWithStore } from '@fairtone/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../remote';
import { Component } from '../screens/remote/RemoteScreen';

/** Opens the screen of the catalog as a signed-in person. @param view the tab */
export async function openRemote(view = 'releases') {
  const page = await renderWithStore(<Component />, {
    remote,
    at: `/console/catalog?view=${view}`,
    path: '/console/:remote',
    state: { session: listenerSession },
  });
  return {
    ...page,
    toasts: () => page.store.getState().ui.toasts.map(({ title }) => title),
    /** Presses a button and returns queries of the dialog that it opens. @param role decisions are `alertdialog` */
    async openDialog(button: string, role: 'dialog' | 'alertdialog' = 'dialog') {
      await page.user.click(await screen.findByRole('button', { name: button }));
      const element = await screen.findByRole(role);
      return { ...within(element), element };
    },
  };
}
