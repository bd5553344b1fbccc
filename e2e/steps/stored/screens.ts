import type { Stranger } from './families.ts';
import { mark } from './payloads.ts';

/** One address of the console: the call that fills it, and what is pressed to see all of it. */
export interface Place {
  readonly path: string;
  readonly call: string;
  /** A second call that its screen makes, later than the first. */
  readonly andThen?: readonly string[];
  readonly press?: 'words' | 'reset' | 'find';
  /** What is typed into the search. */
  readonly typed?: string | undefined;
}

interface Made {
  readonly package: string;
  readonly item: string;
  readonly template: string;
  /** Of a lesson: where it is written, and a version that waits. */
  readonly lesson: string;
  readonly version: string;
  readonly book: string;
  /** Of the item. */
  readonly report: string;
  /** About an order of ours. */
  readonly mismatches: readonly string[];
}

/** For a look at the names alone. */
export const nothingMade: Made = {
  package: '',
  item: '',
  template: '',
  lesson: '',
  version: '',
  book: '',
  report: '',
  mismatches: [],
};

const show = (place: string, ids: readonly string[], call: string): Place[] =>
  ids.map((id) => ({ path: `/staff/${place}/${id}/show`, call }));

/** A whole list on one page, for the address. */
const whole = (place: string, sort: string, filter: object = {}) =>
  `/staff/${place}?${new URLSearchParams({
    filter: JSON.stringify(filter),
    sort,
    order: 'DESC',
    page: '1',
    perPage: '100',
  })}`;

/** By the place of the menu: its list, and every page behind the list. */
export const placesOf = (
  strangers: readonly Stranger[],
  made: Made,
): Readonly<Record<string, readonly Place[]>> => {
  const of = (name: 'ticket' | 'order' | 'case' | 'family' | 'mismatch' | 'report') =>
    strangers.map((each) => each[name]);
  return {
    tickets: [
      ...['open', 'waiting', 'answered', 'closed'].map((state) => ({
        path: whole('tickets', 'waiting_since', { state }),
        call: 'tickets',
      })),
      ...show('tickets', of('ticket'), 'ticket'),
    ],
    orders: [
      { path: whole('orders', 'created_at'), call: 'orders' },
      { path: '/staff', call: 'refundsWaiting', andThen: ['proposals'] },
      ...show('orders', of('order'), 'order'),
    ],
    mismatches: [
      ...['open', 'done'].map((state) => ({
        path: whole('mismatches', 'opened_at', { state }),
        call: 'mismatches',
      })),
      ...show('mismatches', [...of('mismatch'), ...made.mismatches], 'mismatch'),
    ],
    insight: [
      { path: '/staff/insight', call: 'insight', andThen: ['skillInsight', 'cohorts'] },
      ...show('insight', [made.item], 'insightItem'),
    ],
    ratings: [{ path: '/staff/ratings', call: 'ratings' }],
    safety: [
      ...['open', 'closed'].map((state) => ({
        path: whole('safety', 'opened_at', { state }),
        call: 'safetyCases',
      })),
      ...show('safety', of('case'), 'safetyCase').map((place) => ({
        ...place,
        press: 'words' as const,
      })),
    ],
    'content-reports': [
      ...['open', 'closed'].map((state) => ({
        path: whole('content-reports', 'created_at', { state }),
        call: 'contentReports',
      })),
      ...show('content-reports', [...of('report'), made.report], 'contentReport'),
    ],
    flags: [{ path: whole('flags', 'at'), call: 'safetyFlags' }],
    templates: [
      { path: whole('templates', 'title'), call: 'templates' },
      { path: `/staff/templates/${made.template}`, call: 'template' },
    ],
    families: [
      { path: whole('families', 'created_at'), call: 'families' },
      ...show('families', of('family'), 'family'),
    ],
    items: [
      { path: whole('items', 'order'), call: 'items' },
      { path: `/staff/items/${made.item}`, call: 'item', press: 'reset' },
    ],
    lessons: [
      { path: `/staff/lessons?course=${made.lesson.split('.')[0]}`, call: 'lessonCourses' },
      { path: `/staff/lessons/${made.lesson}/show`, call: 'lesson' },
      { path: `/staff/lessons/${made.lesson}/show?version=${made.version}`, call: 'lessonVersion' },
    ],
    books: [
      { path: '/staff/books', call: 'books' },
      { path: `/staff/books/${made.book}/show`, call: 'book' },
    ],
    voice: [
      { path: '/staff/voice', call: 'voiceSets' },
      { path: `/staff/voice/${made.lesson.split('.')[0]}.id/show?lines=all`, call: 'voiceLines' },
    ],
    vouchers: [{ path: whole('vouchers', 'made_at'), call: 'vouchers' }],
    money: [{ path: '/staff/money', call: 'money', andThen: ['accountingMonths'] }],
    packages: [
      { path: whole('packages', 'uploaded_at'), call: 'packages' },
      ...show('packages', [made.package], 'package'),
    ],
    colleagues: [
      {
        path: whole('colleagues', 'email'),
        call: 'colleagues',
        andThen: ['invitations'],
      },
    ],
    setup: [{ path: '/staff/setup', call: 'setup' }],
    security: [{ path: '/staff/security', call: 'ownFactors', andThen: ['ownSessions'] }],
    audit: [
      { path: whole('audit', 'at', {}), call: 'auditLog' },
      // The search lies over whatever is open.
      ...Object.entries({ grantDays: mark, changeItem: of('order')[0] }).map(([did, typed]) => ({
        path: whole('audit', 'at', { did }),
        call: 'auditLog',
        press: 'find' as const,
        typed,
      })),
    ],
  };
};
