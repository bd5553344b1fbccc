/** Words of the search that opens from anywhere. */
export const findEn = {
  open: 'Search',
  key: 'Ctrl K',
  title: 'Search everything',
  hint: 'Name, email, last digits of a number or an order, a word of a question',
  few: 'Three letters at least.',
  none: 'Nothing is like that. Try another part of it.',
  partial: 'The search took too long, so something may be missing: type more of it.',
  looking: 'Looking…',
  trouble: 'The search did not work just now. Try again.',
  notLoaded:
    'The search could not be loaded. Look whether the line is up, keep what you were writing, and load the page again.',
  groups: { places: 'Places', families: 'Families', orders: 'Orders', tickets: 'Questions' },
  erased: 'erased family',
};

export const findDeeds = { find: 'searched the console' };
