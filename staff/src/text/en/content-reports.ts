/** Words of the reports of content. */
export const contentReportsEn = {
  kind: 'Kind',
  kinds: { game: 'Game', course: 'Course', tool: 'Creative tool', nobi: 'Nobi' },
  lists: {
    game: 'The page of games',
    course: 'The page of courses',
    tool: 'The page of creative tools',
    nobi: 'An answer of Nobi',
  },
  place: 'About',
  reason: 'Reason',
  reasons: {
    broken: 'Does not work',
    wrong: 'A mistake',
    scary: 'Scary or sad',
    unkind: 'Rude, or not for children',
  },
  alike: 'Alike',
  words: 'What was written',
  yes: 'Yes',
  at: 'When',
  owner: 'Owner',
  nobody: 'nobody yet',
  take: 'Take this report',
  giveBack: 'Give it back',
  state: 'State',
  states: { open: 'Open', closed: 'Closed' },
  toItem: 'Open the item',
  toFamily: 'Open the family',
  prompt: 'The child asked',
  response: 'Nobi answered',
  outcome: 'What became of it',
  outcomes: {
    mended: 'Fixed',
    no_fault: 'Looked at, nothing to fix',
    passed_on: 'Passed on',
  },
  note: 'What was found and done',
  withAlike: 'Close {count} more of the same item and reason as well',
  close: 'Close the report',
  back: 'All reports',
  empty: 'No report here.',
};

/** What is written to the audit log. */
export const contentReportDeeds = {
  contentReport: 'read a report of content',
  takeContentReport: 'took or gave back a report of content',
  closeContentReport: 'closed a report of content',
};
