import type { ComponentType } from 'react';
import type { DialogProps, DialogRequest } from './dialogs.ts';
import type { Host } from './host.ts';
import { defineRemote, type RemoteDefinition } from './remote.ts';
import type { SLOT_AUDIENCES, SlotAudience, SlotName, SlotProps } from './slots.ts';
import type { Equal, Expect } from './typeTesting.ts';

type DownloadProps = { albumId: string; albumTitle: string };

export type Shapes = [
  Expect<Equal<DialogProps<'account.download'>, DownloadProps & { onClose: () => void }>>,
  Expect<Equal<Extract<DialogRequest, { name: 'account.download' }>['props'], DownloadProps>>,
  Expect<Equal<SlotProps<'shell.cart'>, object>>,
  Expect<Equal<keyof NonNullable<RemoteDefinition['slots']>, SlotName>>,
  Expect<Equal<typeof SLOT_AUDIENCES, { readonly [Name in SlotName]?: SlotAudience }>>,
];

declare const Plain: ComponentType;
declare const Download: ComponentType<DialogProps<'account.download'>>;
declare const Demanding: ComponentType<{ size: number }>;

const empty = () => Promise.resolve({ default: {} });
declare const locales: RemoteDefinition['locales'];
const radio = { name: 'radio', contract: '^1.0.0', locales };
const lazy =
  <Props>(Component: ComponentType<Props>) =>
  () =>
    Promise.resolve({ Component });

defineRemote({
  ...radio,
  routes: [
    {
      path: '/radio',
      screen: lazy(Plain),
      page: { kind: 'list', first: [{ get: '/rest/v1/stations', isForAll: true }] },
    },
  ],
  slots: { 'shell.cart': lazy(Plain) },
  dialogs: { 'account.download': lazy(Download) },
  start: () => Promise.resolve({ start: (host: Host) => host.events.on('order/paid', () => undefined) }),
});
// Texts in a language that is missing are shown in English.
defineRemote({ ...radio, locales: { en: empty, fr: empty } });
// @ts-expect-error -- English is missing
defineRemote({ ...radio, locales: { pl: empty, de: empty, fr: empty } });
// @ts-expect-error -- no app shows this slot
defineRemote({ ...radio, slots: { 'shell.basket': lazy(Plain) } });
// @ts-expect-error -- a slot's component gets only what the slot passes
defineRemote({ ...radio, slots: { 'dashboard.sales': lazy(Demanding) } });
// @ts-expect-error -- a dialog's component gets only what its opener passes
defineRemote({ ...radio, dialogs: { 'account.download': lazy(Demanding) } });
// @ts-expect-error -- a screen must be a lazy loader
defineRemote({ ...radio, routes: [{ path: '/radio', screen: Plain }] });
// @ts-expect-error -- first requests are data, not functions
defineRemote({ ...radio, routes: [{ path: '/radio', screen: lazy(Plain), page: { first: [fetch] } }] });
// @ts-expect-error -- `start` must return a function that undoes it
defineRemote({ ...radio, start: () => Promise.resolve({ start: () => undefined }) });

/** Never called: the compiler is the test. */
export function dialogsAreTyped(open: (request: DialogRequest) => void) {
  open({ name: 'account.download', props: { albumId: 'a', albumTitle: 'Night Walks' } });
  // @ts-expect-error -- the props of another dialog
  open({ name: 'checkout.payWhatYouWant', props: { albumId: 'a', albumTitle: 'Night Walks' } });
}

type Audiences = typeof SLOT_AUDIENCES;
export const audiences: Audiences[] = [
  {},
  { 'shell.cart': 'guests' },
  // @ts-expect-error -- no such slot
  { 'shell.basket': 'guests' },
  // @ts-expect-error -- no such group of visitors
  { 'shell.cart': 'strangers' },
];
