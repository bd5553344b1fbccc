export const setupEn = {
  title: 'Set up',
  lead: 'What families need before they come. Everything here is read from the running product; whatever can be tried is tried.',
  progress: '{done} of {all} done',
  ready: 'Everything is ready for families.',
  note: 'Not ready for families yet: {done} of {all} steps are done.',
  open: 'Continue setting up',
  done: 'Done',
  todo: 'To do',
  optional: 'If you like',
  change: 'Change with {names}, then start Nobi again.',
  steps: {
    company: {
      title: 'Your company',
      why: 'Families read on the welcome page who stands behind Nobi; the law asks for it.',
    },
    contacts: {
      title: 'How families reach you',
      why: 'Shown beside every trouble with money and in every letter.',
    },
    mail: {
      title: 'Letters',
      why: 'Sign-up, lost passwords, receipts and safety all need letters that arrive.',
      none: 'No mail server is set: letters stay on this machine.',
      from: 'Letters come from {from}.',
      try: 'Send a letter to me',
      worked: 'The server took a letter to you at {at}. See whether it arrived.',
    },
    payments: {
      title: 'Payments',
      why: 'The key is tried at the gateway by asking for an order that does not exist.',
      demo: 'Payments are a demonstration: nobody pays, and everybody gets a plan.',
      real: 'New orders go to {gateway}.',
      never:
        'No order has been paid there yet. Pay one yourself, and give the money back under Orders.',
      paid: 'The last order was paid at {at}.',
      try: 'Try the key',
      worked: 'The gateway knew the key at {at}.',
    },
    backup: {
      title: 'Backup',
      why: 'A timer should save once a day, to another machine.',
      never: 'No backup has been taken yet: npm run backup -- --to FOLDER',
      last: 'The last one was finished at {at}.',
      open: 'It is not encrypted: set BACKUP_PASSPHRASE, and keep it somewhere else.',
      sealed: 'It is encrypted.',
    },
    colleagues: {
      title: 'A second administrator',
      why: 'Erasing a family and giving back large sums take two people, and one may be ill.',
      count: 'Administrators: {count}',
      invite: 'Invite a colleague',
    },
    voice: {
      title: 'A voice of your own',
      why: 'Without recordings the phone’s own voice reads to children who cannot read yet.',
      none: 'Nothing has been recorded yet.',
      record: 'Record lines',
      some: '{count} recordings, published on {at}.',
    },
  },
  troubles: {
    mail_missing: 'There is no mail server to try. Set SMTP_URL.',
    mailbox: 'The server knows no mailbox at your address.',
    mail_sign_in:
      'The server does not take this user and password. Signs such as @ and : are written as %40 and %3A.',
    mail_name:
      'The name of the server leads nowhere. Look it up at your mail provider, and see whether this machine can resolve names.',
    mail_tls:
      'The server does not speak TLS as SMTP_URL says. Use smtps:// with port 465, or smtp:// with port 587.',
    mail_sender: 'The server does not let you send under this name. Change MAIL_FROM.',
    mail_unreachable:
      'The server took no letter. Many machines may not use port 25: use port 465 (smtps://) or 587 (smtp://).',
    gateway_demo: 'There is no key to try. Set MIDTRANS_SERVER_KEY, or XENDIT_SECRET_KEY.',
    gateway_key:
      'The gateway does not know this key. Copy it again from its dashboard, and check whether it is a sandbox key.',
    gateway_unreachable:
      'The gateway did not answer. Let this machine reach it on port 443, and try again.',
  },
  logo: {
    none: 'No logo yet: nobody has to have one.',
    lead: 'Families see it on the welcome page, on invoices and in receipts. PNG, JPEG or WebP, 5 MB at most; wide and see-through looks best.',
    choose: 'Choose a logo',
    replace: 'Choose another logo',
    sending: 'Sending…',
    saved: 'Families see the logo now.',
    drop: 'Remove the logo',
    dropped: 'Families see no logo any more.',
  },
  failedAt: 'Tried at {at}.',
};

export const setupDeeds = {
  setup: 'looked at what is set up',
  trySetupMail: 'tried the mail server',
  trySetupPayments: 'tried the key of the gateway',
  setLogo: 'changed the company’s logo',
  dropLogo: 'removed the company’s logo',
};
