/** A text for each plural form of the language, chosen by `{{count}}`. */
export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** `more` is a second paragraph. */
export interface MailText {
  subject: string;
  lead: string;
  more?: string;
  action?: string;
}

/** Events after a sale, with the names of `private.news_of_outcome`. */
export const SALE_EVENTS = [
  'refunded',
  'partly_refunded',
  'refund_failed',
  'disputed',
  'dispute_won',
  'dispute_lost',
] as const;
type SaleEvent = (typeof SALE_EVENTS)[number];

/**
 * All texts of all e-mails. Values are `{{placeholders}}`. Names are never inflected, so texts must work with their
 * base form.
 */
export interface Texts {
  hello: string;
  helloNobody: string;
  /** `account`, `choice` or `operator`: why the reader gets the e-mail. */
  footer: { account: string; choice: string; operator: string; unsubscribe: string; settings: string };
  receipt: Omit<MailText, 'subject'> & { subject: Plural; tax: string; total: string; order: string; paid: string };
  /** `kept` replaces `more` when no music was refunded. `support` is the lead for the refund of a donation. */
  refund: MailText & {
    /** For a refund that the bank returned. */
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
  /** To the artist. The placeholder `what` is `album` or `support`. */
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
  /** To the owner of content that a moderator has hidden or restored. */
  contentHidden: MailText & { leadAbout: string };
  contentRestored: MailText & { leadAbout: string };
  accountDeleted: MailText;
  exportReady: MailText;
  /** To operators. Each text from `message` on is a line; `shell` is for the shell, which the release tool cannot take back. */
  errorAlert: {
    subject: string;
    lead: string;
    message: string;
    devices: string;
    versions: string;
    source: string;
    owner: string;
    routes: string;
    firstSeen: string;
    list: string;
    rollback: string;
    shell: string;
    limits: string;
  };
  auth: {
    confirmation: MailText;
    invite: MailText;
    recovery: MailText;
    /** To the new address. */
    email_change: MailText;
    /** To the old one. */
    email_change_current: MailText;
    code: MailText;
    /** Contains a code and no link. */
    reauthentication: MailText;
    /** Label of the code in an e-mail that also has a link. */
    typeCode: string;
    /** Label of the code in an e-mail without a link. */
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
