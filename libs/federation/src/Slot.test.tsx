import type { RemoteDefinition, SlotName } from '@fairtone/contracts';
import {
  artistSession,
  guestSession,
  listenerSession,
  releaseManifest,
  renderWithStore,
  unknownSession,
} from '@fairtone/testing';
import { signedIn } from '@fairtone/store';
import { act, screen } from '@testing-library/react';
import { Slot } from './Slot.tsx';
import { useIsSlotFor } from './useIsSlotFor.ts';
import { useSlotProvider } from './useSlotProvider.ts';

const SLOTS = ['shell.cart', 'shell.notifications', 'dashboard.sales'] as const;
const manifest = releaseManifest({ account: { slots: [...SLOTS] } });
const account = {
  name: 'account',
  slots: Object.fromEntries(SLOTS.map((name) => [name, () => Promise.resolve({ Component: () => <p>{name}</p> })])),
} as unknown as RemoteDefinition;

/** Renders a part of the page for a visitor. `load` counts how often the slots' remote was asked for. */
async function show(ui: React.ReactNode, session: object) {
  const load = jest.fn(() => Promise.resolve(account));
  const view = await renderWithStore(ui, { manifest, load, state: { session } as never });
  return { ...view, load };
}

/** Lets everything run that a slot waits for before it loads. */
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(() => setTimeout(resolve))));

function Provider({ slot }: { slot: SlotName }) {
  useSlotProvider(slot);
  return null;
}

describe('Slot for some visitors only', () => {
  it.each([
    ['a guest', guestSession, ['shell.cart']],
    ['a listener', listenerSession, ['shell.cart', 'shell.notifications']],
    ['an artist', artistSession, ['shell.cart', 'shell.notifications', 'dashboard.sales']],
    ['a visitor whose session was not read yet', unknownSession, ['shell.cart']],
  ])('is shown to %s when it is for them', async (_who, session, names) => {
    await show(
      SLOTS.map((name) => <Slot key={name} name={name} />),
      session,
    );
    await screen.findByText(names.at(-1)!);
    expect(SLOTS.filter((name) => screen.queryByText(name))).toEqual(names);
  });

  it.each([
    ['shows it', <Slot key="shown" name="shell.notifications" />],
    ['only starts its provider', <Provider key="started" slot="shell.notifications" />],
  ])('does not load its provider for a guest where a page %s', async (_how, part) => {
    const { load } = await show(part, guestSession);
    await settle();
    expect(load).not.toHaveBeenCalled();
  });

  it('appears when its visitor signs in', async () => {
    const { store } = await show(<Slot name="shell.notifications" />, unknownSession);
    act(() => void store.dispatch(signedIn(listenerSession.user)));
    expect(await screen.findByText('shell.notifications')).toBeVisible();
  });

  it('can be asked for: for the visitor, for others, or not known yet', async () => {
    const answers: (boolean | null)[] = [];
    function Asking() {
      answers.push(useIsSlotFor('shell.notifications'), useIsSlotFor('shell.cart'));
      return null;
    }
    for (const session of [listenerSession, guestSession, unknownSession]) (await show(<Asking />, session)).unmount();
    expect(answers).toEqual([true, true, false, true, null, true]);
  });
});
