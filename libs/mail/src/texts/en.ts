import type { Texts } from './texts.ts';

export const en: Texts = {
  hello: 'Hello {{name}},',
  helloNobody: 'Hello,',
  footer: {
    account: 'You get this e-mail because of your account at Fairtone.',
    choice: 'You get this e-mail because you chose to hear about this.',
    unsubscribe: 'No more e-mails of this kind',
    settings: 'Choose which e-mails you get',
  },
  receipt: {
    subject: { one: 'Your receipt for {{count}} album', other: 'Your receipt for {{count}} albums' },
    lead: 'Thank you. Your music is yours now and ready to download.',
    more: '85% of the price of each album goes to its artist. You can download what you bought again at any time.',
    action: 'Download your music',
    tax: 'Tax',
    total: 'Total',
    order: 'Order {{order}}',
    paid: 'Paid on {{date}}',
  },
  refund: {
    subject: 'Your refund of {{amount}}',
    lead: 'We have refunded {{amount}}. Depending on your bank, it takes five to ten days until you see it.',
    more: 'Refunded music can no longer be downloaded.',
    action: 'See your purchases',
    order: 'Order {{order}}',
  },
  sale: {
    subject: 'You sold “{{album}}”',
    lead: 'Somebody bought “{{album}}” for {{amount}}. Your share is {{share}}.',
    action: 'See your sales',
  },
  donationStartedGiver: {
    subject: 'You now support {{artist}}',
    lead: 'Thank you. From today you support {{artist}} with {{amount}} a month.',
    more: 'You can end it at any time in your settings.',
    action: 'Open your settings',
  },
  donationStartedArtist: {
    subject: '{{giver}} supports you every month',
    lead: 'Good news: {{giver}} now supports you with {{amount}} a month.',
    action: 'Open your dashboard',
  },
  donationEndedGiver: {
    subject: 'Your support for {{artist}} has ended',
    lead: 'Your monthly support for {{artist}} has ended. You will not be charged again.',
    action: 'Open your settings',
  },
  donationEndedArtist: {
    subject: 'The support from {{giver}} has ended',
    lead: 'The monthly support from {{giver}} has ended. What you have received stays yours.',
    action: 'Open your dashboard',
  },
  payout: {
    subject: 'Your payout of {{amount}}',
    lead: 'Your payout for {{period}} is on its way: {{amount}}. It usually arrives within a few working days.',
    action: 'See your statement',
  },
  payoutFailed: {
    subject: 'Your payout did not go through',
    lead: 'We could not send your payout of {{amount}} for {{period}}.',
    more: 'Nothing is lost: the money stays in your balance and we will try again. Please check your payout details.',
    action: 'Check your payout details',
    reason: 'The bank says: {{reason}}',
  },
  newRelease: {
    subject: 'New by {{artist}}: {{album}}',
    lead: '“{{album}}” by {{artist}} is out now.',
    action: 'Listen',
  },
  newFollower: {
    subject: '{{follower}} follows you',
    lead: '{{follower}} now follows you on Fairtone.',
    action: 'See the profile',
  },
  message: {
    subject: 'New message from {{sender}}',
    lead: '{{sender}} wrote to you:',
    action: 'Read the message',
  },
  reportAnswer: {
    subject: 'Your report',
    lead: 'Thank you for your report. We have looked at it.',
    leadAbout: 'Thank you for your report about “{{about}}”. We have looked at it.',
    removed: 'What you reported broke our rules. It is no longer to be seen.',
    kept: 'What you reported does not break our rules. It stays as it is.',
    action: 'Open Fairtone',
  },
  accountDeleted: {
    subject: 'Your account has been deleted',
    lead: 'Your account and your personal data are deleted, as you asked.',
    more: 'Sales records that the law makes us keep no longer carry your name. This is the last e-mail you get from us.',
  },
  exportReady: {
    subject: 'Your data is ready',
    lead: 'The copy of your data that you asked for is ready.',
    action: 'Get your data',
  },
  auth: {
    confirmation: {
      subject: 'Confirm your e-mail address',
      lead: 'Welcome to Fairtone. Please confirm that this e-mail address is yours.',
      action: 'Confirm e-mail address',
    },
    invite: {
      subject: 'You are invited to Fairtone',
      lead: 'You have been invited to Fairtone, a shop for independent music.',
      action: 'Accept the invitation',
    },
    recovery: {
      subject: 'Choose a new password',
      lead: 'Somebody, we hope you, asked for a new password for your account.',
      action: 'Choose a new password',
    },
    email_change: {
      subject: 'Confirm your new e-mail address',
      lead: 'Please confirm that your account shall use a new e-mail address.',
      action: 'Confirm the change',
    },
    email_change_current: {
      subject: 'Confirm the change of your e-mail address',
      lead: 'Somebody, we hope you, wants to use another e-mail address for this account.',
      action: 'Confirm the change',
    },
    code: {
      subject: 'Your sign-in link',
      lead: 'Here is the link with which you sign in to Fairtone.',
      action: 'Sign in',
    },
    reauthentication: {
      subject: 'Your code',
      lead: 'Type in this code to confirm that it is you who sets a new password.',
    },
    yourCode: 'Your code:',
    typeCode: 'Or type in this code:',
    ignore: 'This works once and for a short time only. If this was not you, ignore this e-mail: nothing will change.',
  },
  unsubscribePage: {
    title: 'No more of these e-mails?',
    question: 'You will no longer get e-mails about: {{kind}}. You can turn them on again in your settings.',
    kinds: {
      new_release: 'new releases of artists you follow',
      follower: 'new followers',
      message: 'new messages',
      sale: 'your sales',
    },
    button: 'Stop these e-mails',
    done: 'Done. You will no longer get these e-mails.',
    unknown: 'This link is not valid any more. You can choose your e-mails in your settings.',
    home: 'To Fairtone',
  },
};
