/** Words that every list shares. */
export const listsEn = {
  pages: 'Pages',
  range: '{from}–{to}',
  perPage: 'Rows',
  previous: 'Previous page',
  next: 'Next page',
  lastPage: 'Lists end here: narrow this one to see more.',
  noneHere: 'Nothing fits what you are looking for.',
  showAll: 'Show everything',
  trouble: 'The list could not be loaded.',
  again: 'Try again',
};
