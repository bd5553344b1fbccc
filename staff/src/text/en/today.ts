/** Words of the first place and of the menu. */
export const todayEn = {
  hello: 'Hello, {name}',
  lead: 'What waits for somebody, what is due first at the top.',
  queue: 'To do',
  kinds: {
    safety: 'Safety cases',
    refunds: 'Refunds to confirm',
    mismatches: 'Money queue',
    tickets: 'Questions',
    'content-reports': 'Reports of content',
    lessons: 'Lessons to look at',
    books: 'Books to look at',
    packages: 'Packages to look at',
  },
  one: {
    safety: 'Safety case',
    refunds: 'Refund',
    mismatches: 'Money',
    tickets: 'Question',
    'content-reports': 'Report',
    lessons: 'Lesson',
    books: 'Book',
    packages: 'Package',
  },
  all: 'All',
  none: 'Nothing waits. All is done.',
  late: 'Overdue',
  waits: 'waits since {age}',
  taken: '{name} is on it',
  more: 'Show all {count}',
  openList: 'Open the whole list',
  trouble: 'What waits could not be loaded.',
  again: 'Try again',
  release:
    'Nobi {version} has been released. Whoever runs this machine finds in the changelog what is new.',
  numbers: 'The day in numbers',
  counted: 'Since midnight in Jakarta, counted every few minutes.',
  tiles: {
    families: 'New families',
    playing: 'Families who played',
    plays: 'Plays',
    orders: 'Paid orders',
    gross: 'Revenue',
  },
  yesterday: 'Yesterday {value}',
  chart: '{title}, the last 14 days',
};

export const menuEn = {
  groups: { families: 'Families', money: 'Money', content: 'Content', team: 'Team' },
  waiting: 'waiting',
};

export const todayDeeds = { today: 'looked at what waits today' };
