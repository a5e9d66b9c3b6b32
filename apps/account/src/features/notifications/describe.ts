import type { Notification } from '../../api/notifications';

interface NotificationText {
  /** Key under `notifications.told`. */
  key: string;
  /** Names and titles in the sentence. */
  words: Record<string, string>;
  /** Amounts in the sentence, in US cents. */
  cents?: Record<string, number>;
  /** Path of the page that it links to. */
  to?: string;
}

const SALE_EVENTS = [
  'refunded',
  'partly_refunded',
  'refund_failed',
  'disputed',
  'dispute_won',
  'dispute_lost',
] as const;

/** Translation key, values and link of a notification's sentence. */
export function describe({ kind, payload }: Notification): NotificationText {
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
        cents: { amount: cents('share_cents') },
        to: '/dashboard?tab=sales',
      };
    case 'sale_update':
      return {
        key: `saleUpdate.${SALE_EVENTS.find((event) => event === text('event')) ?? 'changed'}`,
        words: { album: text('album_title') },
        cents: { amount: cents('share_cents') },
        to: '/dashboard?tab=sales',
      };
    case 'refund':
      return describeRefund(text, cents);
    case 'follower':
      return { key: 'follower', words: { name: text('follower_name') }, to: `/profile/${text('follower_id')}` };
    case 'payout':
      return {
        key: 'payout',
        words: {},
        cents: { amount: cents('amount_cents') },
        to: '/artist-settings?tab=payments',
      };
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

/** A refund of an order or of support, or a refund that the bank returned. */
function describeRefund(text: (name: string) => string, cents: (name: string) => number): NotificationText {
  const [orderId, amount, left] = [text('order_id'), cents('amount_cents'), cents('left_cents')];
  const to = orderId ? `/receipt/${orderId}` : '/settings?tab=payments';
  if (text('event') === 'refund_failed') return { key: 'refundFailed', words: {}, cents: { amount }, to };
  if (!orderId) return { key: 'refundSupport', words: { artist: text('artist_name') }, cents: { amount }, to };
  return { key: left > 0 ? 'refundPart' : 'refund', words: {}, cents: { amount, left }, to };
}
