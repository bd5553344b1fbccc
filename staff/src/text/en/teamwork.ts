/** Words of what colleagues do with questions among themselves. */
export const teamworkEn = {
  waits: 'Waiting since',
  waitsFor: 'Waiting since {time}',
  late: 'late',
  owner: 'Whose it is',
  nobody: 'Nobody yet',
  given: 'Given to {name}.',
  freed: 'Nobody has it now.',
  notes: 'Notes for colleagues',
  notesLead: 'The family never sees these.',
  note: 'A note',
  add: 'Add the note',
  news: 'Something has changed since you looked.',
  show: 'Show it',
  arrived: 'Something new was written; it stands above.',
  giveTo: 'Give to',
  give: 'Give them',
  giveLead: 'They see these questions under “Only mine”.',
  closeMany: 'Close',
  closeLead: 'These questions get no answer (any more). Each can be opened again on its page.',
  changed: '{count} changed.',
};

export const teamworkDeeds = {
  assignTicket: 'gave a question to somebody',
  noteTicket: 'wrote a note on a question',
};
