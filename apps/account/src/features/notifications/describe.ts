import type { Notification } from '../../api/notifications';

interface Told {
  /** Key under `notifications.told`. */
  key: string;
  /** Names and titles that the sentence holds. */
  words: Record<string, string>;
  /** US cents that the sentence holds. */
  cents?: number;
  /** Where it leads. */
  to?: string;
}

/** What a notification says, as a sentence to be worded in the reader's language. */
export function describe({ kind, payload }: Notification): Told {
  const text = (name: string) => (typeof payload[name] === 'string' ? payload[name] : '');
  const cents = (name: string) => (typeof payload[name] === 'number' ? payload[name] : 0);
  switch (kind) {
    case 'new_release':
      return {
        key: 'newRelease',
        words: { artist: text('artist_name'), album: text('album_title') },
        to: `/album/${text('album_id')}`,
      };
    case 'sale':
      return {
        key: 'sale',
        words: { album: text('album_title') },
        cents: cents('share_cents'),
        to: '/dashboard?tab=sales',
      };
    case 'follower':
      return { key: 'follower', words: { name: text('follower_name') }, to: `/profile/${text('follower_id')}` };
    case 'payout':
      return { key: 'payout', words: {}, cents: cents('amount_cents'), to: '/artist-settings?tab=payments' };
    case 'message':
      return {
        key: 'message',
        words: { name: text('sender_name'), preview: text('preview') },
        to: `/messages/${text('sender_id')}`,
      };
    case 'moderation':
      return { key: moderationKey(text('event')), words: { about: text('about') } };
  }
}

function moderationKey(event: string): string {
  if (event === 'content_hidden') return 'hidden';
  return event === 'content_restored' ? 'restored' : 'answered';
}
