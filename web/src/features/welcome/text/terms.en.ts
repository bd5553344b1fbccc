export const terms = {
  title: 'Terms and conditions – Nobi',
  description:
    'The terms of Nobi in plain words: access, payment, fair use, ending an account, and what happens with your family’s data.',
  heading: 'Terms and conditions',
  dated: 'April 2, 2025',
  validFrom: 'In force since ',
  contents: 'On this page',
  intro: 'Please read this as the adult who opens and pays for the account.',
  sections: [
    {
      id: 'account',
      heading: 'The account',
      points: [
        'The account holder is an adult: a parent or guardian. The child plays under that adult’s account and responsibility.',
        'Give true details and keep the password to yourself. We keep it only in a form that cannot be read back.',
      ],
    },
    {
      id: 'access',
      heading: 'No free access',
      points: [
        'There is no free access. Games, courses, the creative tools and Nobi open with an active plan.',
        'Regular gives limited access, Premium gives full access to games and courses. The prices on the payment page apply.',
      ],
    },
    {
      id: 'payment',
      heading: 'Payment and refunds',
      points: [
        'Payments go through a payment gateway. We never see or store card numbers.',
        'Each payment covers one period: one month (Regular) or one year (Premium). It does not renew by itself.',
        'Within seven days of a payment you can have it back without a reason, once for each family; the time it paid for then ends.',
        'If Nobi should ever end, you hear of it by email at least 90 days before, and what is left of the time you paid for is paid back, day by day.',
        'Beyond that, payments are non-refundable, except where the law requires a refund.',
      ],
    },
    {
      id: 'limits',
      heading: 'Devices and playing time',
      points: [
        'In future we may limit an account to 1 or 2 active devices.',
        'In future we may also set time limits for games. If so, we will say it here first.',
      ],
    },
    {
      id: 'ending',
      heading: 'When we end an account',
      points: [
        'We may end an account whose login details are shared with others, that is used for payment fraud, or that is abused to harm people or the service.',
        'You may stop at any time. After the paid period your access simply ends.',
      ],
    },
    {
      id: 'privacy',
      heading: 'Your family’s data, in plain words',
      points: [
        'From you, the adult, we keep what you give us: name, email, WhatsApp number, and the state of your payments. The gateway receives what a payment needs, never data about your child.',
        'From playing we keep what was played and how it went, so that activities can fit. This never becomes advertising, a ranking or a profile for sale.',
        'Games and courses run walled off from the account: no name, email or login reaches them.',
        'The built-in Nobi works inside our product. An outside AI model answers only after you have allowed it in the parents’ room. Chats are kept without the personal data we recognise and deleted after 90 days. In the parents’ room you can read, download and delete them.',
        'Voice input uses the browser’s own recognition, so the browser’s maker may process what is said. Where the browser has none and you have allowed an outside AI model, a recording of at most 15 seconds may be sent to its provider to be turned into words. We never store sound. If you allow it in the parents’ room, your child can record their own voice for their works; such recordings stay on the device alone and are never sent.',
        'Hidden details in uploaded pictures, such as the place, are removed. Our technical logs hold none of a child’s words.',
        'No advertising, no trackers, and no cookies but two that track nobody: one by which we know your own device again, so that strangers who guess passwords cannot lock you out, and one of ten minutes while you log in with Google. The browser stores only what keeps you logged in and what you chose, such as the language.',
        'To see, correct or delete your data, write to us from the Support page.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      points: ['When these terms change, the new date is at the top of this page.'],
    },
  ],
};
