/** A text for each plural form that the language has; `{{count}}` chooses. */
export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** `more` is a second paragraph. */
export interface MailText {
  subject: string;
  lead: string;
  more?: string;
  action?: string;
}

/** What becomes of a sale, as `private.news_of_outcome` names it. */
export const SALE_EVENTS = [
  'refunded',
  'partly_refunded',
  'refund_failed',
  'disputed',
  'dispute_won',
  'dispute_lost',
] as const;
type SaleEvent = (typeof SALE_EVENTS)[number];

/** All texts of all e-mails. Values are `{{placeholders}}`; names are never inflected, so a text must not need that. */
export interface Texts {
  hello: string;
  helloNobody: string;
  footer: { account: string; choice: string; unsubscribe: string; settings: string };
  receipt: Omit<MailText, 'subject'> & { subject: Plural; tax: string; total: string; order: string; paid: string };
  /** `kept`: instead of `more` where no music goes with the money. `support`: the lead where support is given back. */
  refund: MailText & {
    /** Where the bank sent the money back. */
    failed: MailText;
    kept: string;
    support: string;
    supportAction: string;
    refunded: string;
    date: string;
    left: string;
    order: string;
  };
  sale: MailText;
  /** To the artist. `what` is `album` or `support`. */
  saleUpdate: { album: string; support: string; action: string } & Record<SaleEvent, MailText>;
  donationStartedGiver: MailText;
  donationStartedArtist: MailText;
  donationEnding: MailText;
  donationEndedGiver: MailText;
  donationEndedArtist: MailText;
  payout: MailText;
  payoutFailed: MailText & { reason: string };
  newRelease: MailText;
  newFollower: MailText;
  message: MailText;
  reportAnswer: Omit<MailText, 'lead'> & { lead: string; leadAbout: string; removed: string; kept: string };
  /** To whose content a moderator took out of sight, or showed again. */
  contentHidden: MailText & { leadAbout: string };
  contentRestored: MailText & { leadAbout: string };
  accountDeleted: MailText;
  exportReady: MailText;
  auth: {
    confirmation: MailText;
    invite: MailText;
    recovery: MailText;
    /** To the new address. */
    email_change: MailText;
    /** To the old one. */
    email_change_current: MailText;
    code: MailText;
    /** A code only, no link. */
    reauthentication: MailText;
    /** Before the six digits, where there is a link too. */
    typeCode: string;
    /** Before the six digits, where they are all there is. */
    yourCode: string;
    ignore: string;
  };
  unsubscribePage: {
    title: string;
    question: string;
    kinds: { new_release: string; follower: string; message: string; sale: string; sale_update: string };
    button: string;
    done: string;
    unknown: string;
    home: string;
  };
}
