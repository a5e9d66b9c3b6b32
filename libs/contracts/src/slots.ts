/**
 * UI that one app provides and another shows. The prefix of a name is the consumer; the provider lists the slot in its `remote.ts`.
 * A slot without a provider is empty; a slot whose provider fails shows its fallback.
 */
export interface Slots {
  /** In the header: search over artists, albums and tracks (catalog). */
  'shell.search': object;
  /** In the header: cart button with its drawer (checkout). */
  'shell.cart': object;
  /** In the header: bell with notifications (account). */
  'shell.notifications': object;
  /** At the bottom of every page: the player bar (player). */
  'shell.player': object;
  /** On the profile of another person: follows them and stops following (catalog). */
  'profile.follow': { personId: string };
  /** Dashboard tab "My music" (studio). */
  'dashboard.uploads': object;
  /** Dashboard tab "Sales" (studio). */
  'dashboard.sales': object;
  /** Dashboard tab "Stats" (studio). */
  'dashboard.stats': object;
  /** Tab of the artist settings: which notifications come in the bell and by e-mail (account). */
  'artist-settings.notifications': object;
  /** Tab of the artist settings: what others see, and who may send messages (account). */
  'artist-settings.privacy': object;
}

/** @open A minor version may add slots. */
export type SlotName = keyof Slots;
export type SlotProps<Name extends SlotName> = Slots[Name];

/** A group of visitors. `members` are signed in, artists included. */
export type SlotAudience = 'guests' | 'members' | 'artists';

/**
 * Which visitors a slot is for; a slot that is not listed is for all. The page neither loads nor shows the provider of a slot for other
 * visitors. This saves bytes and protects nothing: only the server enforces rights.
 */
export const SLOT_AUDIENCES: { readonly [Name in SlotName]?: SlotAudience } = {
  'shell.notifications': 'members',
  'dashboard.uploads': 'artists',
  'dashboard.sales': 'artists',
  'dashboard.stats': 'artists',
  'artist-settings.notifications': 'artists',
  'artist-settings.privacy': 'artists',
};
