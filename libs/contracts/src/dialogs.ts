/** Dialogs that one app opens and another app owns. The value is what the opener passes; it must be serialisable. */
export interface Dialogs {
  /** Choose an amount for a name-your-price album; puts it into the cart (checkout). */
  'checkout.payWhatYouWant': {
    album: { id: string; title: string; artist: string; artistId: string; coverImage: string };
    minimumCents: number;
    suggestedCents: number | null;
    message: string | null;
  };
  /** Downloads an owned or free album (account). */
  'account.download': { albumId: string; albumTitle: string };
  /** Adds tracks to the end of a playlist that the listener chooses or creates there; `title` names what is added (account). */
  'account.addToPlaylist': { trackIds: string[]; title: string };
  /** Reports an album, a person, a message or a playlist to the moderators (catalog). */
  'catalog.report': { kind: 'album' | 'profile' | 'message' | 'playlist'; id: string; title: string };
  /** Starts monthly support of an artist (checkout). */
  'checkout.supportArtist': { artistId: string; artistName: string; avatarUrl: string | null };
  /** Edits the artist's own page without leaving it (studio). */
  'studio.quickEdit': { artistId: string };
  /** Changes how an artist's own page looks (studio). */
  'studio.customisePage': { artistId: string };
}

/** @open A minor version may add dialogs. */
export type DialogName = keyof Dialogs;

/** Props of a dialog's component: the opener's values and a function that closes it. */
export type DialogProps<Name extends DialogName> = Dialogs[Name] & { onClose: () => void };

/**
 * A request to show one dialog, as the store holds it.
 * @open A minor version may add dialogs.
 */
export type DialogRequest = { [Name in DialogName]: { name: Name; props: Dialogs[Name] } }[DialogName];
