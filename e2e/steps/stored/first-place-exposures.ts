const shown = 'shown';
const day = { ours: 'a day or month that the server wrote' };

const moment = { ours: 'a moment that the server wrote' };
const setting = { ours: 'the operator’s own setting' };
const logo = { ours: 'a path that the server made of the picture’s bytes' };

/** Of the first place, the search and the books: which texts are shown, and which are ours. */
export const ofFirstPlace = {
  accountingMonths: { 'months[].month': day },
  cohorts: { 'cohorts[].month': day },
  dayNumbers: { 'days[]': day },
  dropLogo: { 'logo.address': logo },
  find: {
    'families[].display_name': shown,
    'families[].email': shown,
    'orders[].display_name': shown,
    'tickets[].subject': shown,
    'tickets[].display_name': shown,
  },
  previewDays: { before: day, after: day },
  previewRefund: { 'ends[].before': day, 'ends[].after': day },
  release: { newer: { ours: 'three numbers' } },
  setLogo: { 'logo.address': logo },
  setup: {
    'company.name': setting,
    'company.address': setting,
    'company.registration': setting,
    'company.logo.address': logo,
    'contacts.email': setting,
    'mail.from': setting,
    'payments.last_paid_at': moment,
    'backup.last_at': moment,
  },
  today: { 'rows[].title': shown, 'rows[].owner': shown },
  views: {
    'views[].name': { unseen: 'a colleague’s, in a menu behind a press' },
    'views[].owner': { unseen: 'a colleague’s name, in a menu behind a press' },
    'views[].filters.*': { ours: 'words of closed lists' },
    'views[].hidden[]': { ours: 'names of columns' },
  },
} as const;
