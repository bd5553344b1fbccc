/** Names of skills, by where they stand since this week. */
export interface WeekSays {
  alone: readonly string[];
  withHelp: readonly string[];
  again: readonly string[];
  hard: string | null;
}

const named = (names: readonly string[]) => names.map((name) => `“${name}”`).join(' and ');

const weekLine = (name: string, { alone, withHelp, again, hard }: WeekSays) => {
  const can = [
    ...(alone.length > 0 ? [`${named(alone)} alone`] : []),
    ...(withHelp.length > 0 ? [`${named(withHelp)} with help`] : []),
  ].join(', and ');
  const cannot = [
    ...(again.length > 0
      ? [`${named(again)} ${again.length === 1 ? 'needs' : 'need'} another look`]
      : []),
    ...(hard === null ? [] : [`“${hard}” is still hard`]),
  ].join('; ');
  if (!can) return `For ${name} ${cannot}.`;
  return `${name} can now do ${can}${cannot && `; ${cannot}`}.`;
};
const counted = (count: number, one: string, several: string) =>
  `${count} ${count === 1 ? one : several}`;

export const report = {
  title: 'Learning report',
  lead: 'What works, what does not yet, and what comes next.',
  back: 'Parents’ room',
  print: 'Print',
  share: 'Share a card',
  loading: 'Loading the report…',
  unread: 'The report could not be loaded.',
  unknown: 'This child is not in your account.',
  tryAgain: 'Try again',
  child: 'Your child',
  others: 'Reports of other children',
  basis: (answers: number, days: number) =>
    `from ${counted(answers, 'answer', 'answers')}, ${counted(days, 'day', 'days')}`,
  none: 'no answers yet',
  rowsLoading: 'Loading the answers…',
  rowsUnread: 'The answers could not be loaded. Close this and open it again.',
  rowsTable: 'Answers by day',
  row: { day: 'Day', item: 'Where', alone: 'Alone', helped: 'Helped', missed: 'Not yet' },
  what: { minutes: 'Where', works: 'Name', questions: 'Topic' },
  factsTable: 'What was counted, day by day',
  unsorted: 'not sorted',
  perDay: 'day by day',
  aloneMore: 'Alone: right at once, without help. Helped: right after help or another try.',
  requested: (answers: number) => `Your child opened help before ${answers} of these answers.`,
  week: 'The last seven days',
  weekLine,
  weekQuiet: (name: string, skills: number) =>
    `${name} practised ${counted(skills, 'skill', 'skills')}; nothing has changed yet, and that is usual.`,
  weekBasis: (answers: number, days: number, atOnce: number) =>
    `from ${counted(answers, 'answer', 'answers')}, ${counted(days, 'day', 'days')}; ${atOnce} right at once without help`,
  weekPlayed: (name: string) => `${name} played, but has not answered any tasks yet.`,
  weekNothing: (name: string) => `${name} has not played in these seven days.`,
  facts: { minutes: 'time played', works: 'works made', questions: 'questions to Nobi' },
  time: (minutes: number) =>
    minutes < 60
      ? `${minutes} min`
      : `${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${minutes % 60} min` : ''}`,
  family: {
    away: 'Has not played in the last seven days.',
    steady: 'Played this week. Nothing has changed yet, and that is usual.',
    more: (count: number) => `and ${count} more`,
    stuck: (skill: string) => `Still hard: “${skill}”.`,
    home: (title: string) => `Five minutes together: ${title}.`,
  },
  moved: 'What has changed?',
  movedBefore: (state: string) => `before: ${state}`,
  movedNone: 'Nothing has changed this week. That is usual: a skill needs several days to be sure.',
  stuck: 'What is still hard?',
  stuckLine: (skill: string, misses: number, answers: number) =>
    `“${skill}”: ${misses} of ${answers} answers in two weeks were not right yet.`,
  stuckNone: 'Nothing was stuck in these two weeks.',
  mistake: (day: string, item: string | null) =>
    item ? `The latest mistake, ${day}, in ${item}` : `The latest mistake, ${day}`,
  bridge: (planks: string, sum: number, target: number | null) =>
    target === null
      ? `The planks that were laid: ${planks} = ${sum}.`
      : `The bridge needs ${target}. What was laid: ${planks} = ${sum}.`,
  bridgeGap: 'gap',
  syllable: (word: string, read: string) => `The word was “${word}”. “${read}” was picked.`,
  cut: (order: string) => `The order was ${order}. It was cut like this.`,
  choice: (answer: string, right: string | null) =>
    right === null
      ? `The answer was “${answer}”.`
      : `The answer was “${answer}”; right is “${right}”.`,
  wanted: (criterion: string) => `What was wanted: ${criterion}.`,
  home: 'Five minutes together',
  homeFor: (skill: string) => `practises “${skill}”`,
  things: 'You need',
  works: 'Works of this week',
  untitled: 'untitled',
  topics: 'What Nobi was asked about',
  topicsMore: (sorted: number, all: number) =>
    `The subjects of ${sorted < all ? `the newest ${sorted} questions` : counted(all, 'question', 'questions')} of this week; the chats are in the parents’ room.`,
  topic: {
    animals: 'animals',
    body: 'the body',
    feelings: 'feelings',
    home: 'kitchen and games',
    indonesia: 'Indonesia',
    nature: 'nature',
    numbers: 'sums',
    religion: 'religion',
    safety: 'safety',
    school: 'school subjects',
    space: 'space',
    technology: 'technology',
    things: 'things around us',
    words: 'words and language',
    world: 'the world',
    other: 'other things',
  },
  map: 'Map of skills',
  mapLead: 'By the elements of the national curriculum. Each box is one skill in Nobi.',
  phase: {
    FON: 'Foundation phase (preschool)',
    A: 'Phase A (grades 1–2)',
    B: 'Phase B (grades 3–4)',
    C: 'Phase C (grades 5–6)',
  },
  mapLine: (count: number, phase: string, parts: string) =>
    `Of ${counted(count, 'skill', 'skills')} of ${phase} in Nobi: ${parts}.`,
  countOf: (count: number, state: string) => `${count} “${state}”`,
  noSkills: (elements: string) => `Not in Nobi yet: ${elements}.`,
  skillsOf: (element: string) => `Skills of ${element}`,
  outside: 'Before a phase begins',
  outsideLine: 'Practised in Nobi before the curriculum begins with it.',
  domain: {
    coding: 'Towards coding and artificial intelligence (phase C)',
    english: 'Towards English (phase B)',
    other: 'Other foundations',
  },
  months: 'Month by month',
  monthsLine:
    'How many skills could be done alone, and how many with help, at the end of each month.',
  monthsLater: 'The line appears here from the second month of play on.',
  month: 'Month',
  table: 'Show as a table',
  sixth: 'Grade 6: towards the TKA',
  sixthLead:
    'The primary school TKA tests mathematics and Indonesian. We guess no marks; we only show for which elements there is evidence.',
  sixthLine: (seen: number, all: number) =>
    `There is evidence for ${seen} of ${all} elements of phase C.`,
  sixthNone: (elements: string) => `No evidence yet: ${elements}.`,
  how: 'How do we know?',
  howLine:
    'Only tasks that prove a skill count: the curriculum sets how hard they are, and they are answered without help. We write “Can do it alone” after two passed tests, a week apart at least. If answers are often wrong afterwards, it becomes “Needs another look”. This report compares no children, and opens or closes nothing.',
  rule: (version: number) =>
    `Rule of assessment, version ${version}, since November 2026: tasks that prove a skill count whenever they come up in play. After two tests that were not passed, the next one waits three weeks.`,
  empty: (name: string) => `${name}: nothing to report yet`,
  emptyLine:
    'After the first day of play, that week’s answers appear here. After about seven tasks that prove a skill, you can read whether it is being learned or can be done with help. “Can do it alone” takes more than a week.',
};
