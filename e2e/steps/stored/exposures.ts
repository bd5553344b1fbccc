import { ofBooks } from './book-exposures.ts';
import { type Exposure, ours, unseen } from './exposure.ts';
import { ofFirstPlace } from './first-place-exposures.ts';
import { ofSessions } from './session-exposures.ts';
import { ofVoice } from './voice-exposures.ts';

const moment = ours('a moment that the server wrote');
const number = ours('+62 and digits, by the contract');
const word = ours('one word of a closed list of the product');
const registered = ours('from this build’s registry of skills, else letters, digits and dashes');
const anew = unseen('the page is read anew after a change');
const file = unseen('goes into a file that the browser saves; no screen draws it');

const moments =
  'created made paid waiting asked sent expires opened closed done seen began ' +
  'starts ends uploaded published resolved handed_in changed proposed added used given withdrawn taken';

const momentNames =
  'at day week from to until since paid_until due_at waiting_since alone_from last_day';

/** By the last name of a place, wherever it stands. */
const everywhere: Readonly<Record<string, Exposure>> = {
  id: ours('made by the server, or a name of letters, digits and dashes'),
  ticket_id: ours('made by the server'),
  token: ours('made by the server'),
  challenge: ours('made by the server'),
  secret: ours('made by the server'),
  'recovery_codes[]': ours('made by the server'),
  'transports[]': ours('letters and dashes, by the contract'),
  rpId: ours('the product’s own host'),
  birth_month: ours('year and month, by the contract'),
  order: ours('an order’s id, made by the server'),
  family_id: ours('made by the server'),
  lesson: ours('letters, digits and dashes, made by the server'),
  case: ours('a case’s id, made by the server'),
  key: ours('a number that the console’s own page made'),
  'abouts[]': ours('letters, digits and dashes'),
  slug: ours('letters, digits and dashes, by the manifest'),
  item: ours('letters, digits and dashes, by the contract'),
  thumbnail: ours('an address of the play origin, made of hashes'),
  url: ours('a signed address of the play origin'),
  whatsapp: number,
  ...Object.fromEntries(momentNames.split(' ').map((name) => [name, moment])),
  ...Object.fromEntries(moments.split(' ').map((what) => [`${what}_at`, moment])),
  category: word,
  topic: word,
  gateway: word,
  state: word,
  did: word,
  flag: word,
  plan: word,
  code: word,
  place: word,
  skill: word,
  reason: 'shown',
};

const itemTexts = (exposure: Exposure): Readonly<Record<string, Exposure>> =>
  Object.fromEntries(
    ['title_id', 'title_en', 'description_id', 'description_en'].flatMap((name) => [
      [name, exposure],
      [`manifest.${name}`, exposure],
    ]),
  );

const byCall: Readonly<Record<string, Readonly<Record<string, Exposure>>>> = {
  ...ofSessions,
  ...ofFirstPlace,
  ...ofBooks,
  ...ofVoice,
  exportAccounting: { '': file },
  exportCohorts: { '': file },
  tickets: {
    'rows[].subject': 'shown',
    'rows[].display_name': 'shown',
    'rows[].email': unseen('the list has no column for it'),
    'rows[].assigned_to': 'shown',
  },
  ticket: {
    subject: 'shown',
    display_name: 'shown',
    email: 'shown',
    assigned_to: 'shown',
    'messages[].staff_name': 'shown',
    'messages[].text': 'shown',
    'messages[].picture': ours('a signed address, made of a hash'),
    'notes[].staff_name': 'shown',
    'notes[].text': 'shown',
    stamp: ours('numbers, a state and an id'),
    assigned_id: ours('made by the server'),
    'family.tickets[].subject': 'shown',
  },
  ticketColleagues: { '[].display_name': 'shown' },
  ticketNews: { stamp: ours('numbers, a state and an id') },
  templates: { 'rows[].title': 'shown', 'rows[].text': 'shown' },
  template: { title: 'shown', text: 'shown' },
  contentReports: {
    'rows[].title': 'shown',
    'rows[].owner': 'shown',
  },
  contentReport: {
    title: 'shown',
    owner: 'shown',
    words: 'shown',
    'answer.prompt': 'shown',
    'answer.response': 'shown',
    note: 'shown',
    closed_by: 'shown',
  },
  safetyCases: { 'rows[].owner': 'shown' },
  safetyCase: {
    owner: 'shown',
    'family.display_name': 'shown',
    'family.email': 'shown',
    'steps[].done_by': 'shown',
    closed_by: 'shown',
    note: 'shown',
  },
  safetyWords: { 'words[].prompt': 'shown', 'words[].response': 'shown' },
  orders: {
    'rows[].display_name': 'shown',
    'rows[].method': unseen('the list has no column for it'),
  },
  proposals: {
    'rows[].who': 'shown',
    'rows[].reference': 'shown',
    'rows[].proposed_by': 'shown',
    'rows[].mismatch': ours('made by the server'),
  },
  refundsWaiting: { '[].reason': 'shown', '[].asked_by': 'shown' },
  order: {
    'refunds_waiting[].reason': 'shown',
    'refunds_waiting[].asked_by': 'shown',
    display_name: 'shown',
    method: 'shown',
    payer_email: 'shown',
    'events[].claimed': 'shown',
    'events[].body': 'shown',
  },
  families: { 'rows[].display_name': 'shown', 'rows[].email': 'shown' },
  family: {
    display_name: 'shown',
    full_name: 'shown',
    email: 'shown',
    'suspended.words': 'shown',
    'tickets[].subject': 'shown',
    'ratings[].feedback': 'shown',
    'granted[].who': 'shown',
    'notes[].who': 'shown',
    'children[].nickname': 'shown',
    'child_play[].child': ours('made by the server'),
    'consents[].nickname': 'shown',
    'consents[].text': ours('the words of a migration'),
    'consents[].version': ours('the day of a text, by a migration'),
    'consents[].sha256': ours('made by the server'),
    'consents[].method': word,
  },
  exportFamily: { 'family.*[]': file, 'staff_only.*[]': file },
  colleagues: { 'rows[].display_name': 'shown', 'rows[].email': 'shown' },
  items: {
    'rows[].title_id': 'shown',
    'rows[].title_en': unseen('the list shows the title of the reader’s language'),
    'rows[].description_id': unseen('the list has no column for it'),
    'rows[].description_en': unseen('the list has no column for it'),
  },
  item: itemTexts('shown'),
  changeItem: itemTexts(anew),
  setThumbnail: itemTexts(anew),
  dropThumbnail: itemTexts(anew),
  resetItem: itemTexts(anew),
  lessonCourses: {
    'courses[].title_id': ours('in the course’s manifest, built here'),
    'courses[].title_en': ours('in the course’s manifest, built here'),
    'courses[].lessons[].title_id': 'shown',
    'courses[].lessons[].title_en': 'shown',
  },
  lesson: {
    course_id: ours('in the course’s manifest, built here'),
    course_en: ours('in the course’s manifest, built here'),
    plan: ours('what the course is built of'),
    live: unseen('shown where there is no draft: see the version'),
    draft: 'shown',
    'versions[].written_by': 'shown',
    'versions[].published_by': 'shown',
  },
  lessonVersion: {
    written_by: 'shown',
    published_by: unseen('the list of versions says it'),
    edit: 'shown',
    live: unseen('shown only where it differs'),
  },
  vouchers: { 'rows[].note': 'shown', 'rows[].made_by': 'shown', 'rows[].approved_by': 'shown' },
  takeVoucherCodes: { '': file },
  exportOrders: { '': file },
  exportMoney: { '': file },
  mismatches: {
    'rows[].named': unseen('the page says it; the list says what happened'),
    'rows[].facts.*': 'shown',
    'rows[].display_name': 'shown',
    'rows[].resolved_by': 'shown',
  },
  mismatch: {
    named: 'shown',
    'facts.*': 'shown',
    display_name: 'shown',
    resolved_by: 'shown',
    reference: 'shown',
    belongs_to: ours('an order’s id, made by the server'),
    'events[].claimed': 'shown',
    'events[].body': 'shown',
  },
  insight: {
    'items[].title_id': 'shown',
    'items[].title_en': unseen('shown in the reader’s language'),
  },
  insightItem: {
    title_id: 'shown',
    title_en: unseen('shown in the reader’s language'),
    'skills[].name_id': 'shown',
    'skills[].name_en': unseen('shown in the reader’s language'),
  },
  skillInsight: {
    counted_at: moment,
    'skills[].name_id': registered,
    'skills[].name_en': registered,
    'tasks[].name_id': registered,
    'tasks[].name_en': registered,
    'tasks[].title_id': 'shown',
    'tasks[].title_en': unseen('shown in the reader’s language'),
  },
  ratings: { 'rows[].feedback': 'shown' },
  packages: {
    'rows[].title_id': 'shown',
    'rows[].title_en': unseen('the list shows the title of the reader’s language'),
    'rows[].uploaded_by': 'shown',
    'rows[].published_by': 'shown',
  },
  package: {
    title_id: 'shown',
    title_en: unseen('the page shows the title of the reader’s language'),
    uploaded_by: 'shown',
    published_by: unseen('the page does not say it'),
    'findings[].file': ours('letters, digits, dots and dashes: other names are refused'),
    'findings[].field': ours('of what stops a package; then nothing is kept'),
    'findings[].expected': ours('what the schema of manifests wants'),
  },
  uploadPackage: {
    'findings[].file': 'shown',
    'findings[].field': 'shown',
    'findings[].expected': ours('what the schema of manifests wants'),
  },
  auditLog: {
    'rows[].who': 'shown',
    'rows[].about': 'shown',
    'rows[].family': ours('made by the server'),
    'rows[].family_name': 'shown',
    'rows[].before': 'shown',
    'rows[].after': 'shown',
  },
};

/** The named place that a text stands in: a draft, say, is anything that its kit allows. */
export const placeOf = (call: string, path: string): string =>
  Object.keys(byCall[call] ?? {}).find((place) =>
    path.startsWith(`${place.replace(/\.\*$/, '')}.`),
  ) ?? path;

/** Undefined where nobody has said yet what becomes of this text. */
export const exposureOf = (call: string, path: string): Exposure | undefined =>
  byCall[call]?.[placeOf(call, path)] ?? everywhere[path.split('.').at(-1) ?? ''];

/** In a dialog or the open menu alone: dates and numbers. */
const behindPress = new Set([
  'previewDays',
  'previewRefund',
  'waiting',
  'voiceTakes',
  'voiceSound',
  'bookVersion',
]);

/** What no screen asks for by itself goes into a file, or comes with a press. */
export const isAskedByScreens = (call: string): boolean =>
  !behindPress.has(call) &&
  Object.values(byCall[call] ?? {}).every((exposure) => exposure !== file);

/** Every place that is named for one call. */
export const namedPlaces = Object.entries(byCall).flatMap(([call, places]) =>
  Object.keys(places).map((path) => ({ call, path })),
);
