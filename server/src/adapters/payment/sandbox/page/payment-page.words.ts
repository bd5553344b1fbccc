import type { Method, Status } from '../transaction.ts';

/** A number, or its place in the words that the page's script counts down in. */
type Figure = number | string;

/** An account, a code at the till, and the two numbers of a Mandiri bill. */
export type NumberKind = 'account' | 'shop' | 'company' | 'bill';

/** Every word of the demo payment page. */
export interface Words {
  readonly title: string;
  readonly notice: string;
  readonly noticeMore: string;
  readonly total: string;
  readonly merchant: string;
  readonly plan: string;
  readonly order: string;
  readonly until: string;
  readonly how: string;
  readonly methods: Record<Method, { readonly name: string; readonly hint: string }>;
  readonly pay: (amount: string) => string;
  /** What stands in for what happens elsewhere: the demo's own buttons, and no real page's. */
  readonly demoOnly: string;
  readonly settle: string;
  readonly later: string;
  readonly deny: string;
  readonly expire: string;
  readonly denied: string;
  readonly waiting: string;
  readonly choose: string;
  readonly left: (hours: Figure, minutes: Figure, seconds: Figure) => string;
  readonly saveQr: string;
  /** What is typed in at a bank or shown at a till. */
  readonly numbers: Record<NumberKind, string>;
  readonly copy: (what: string) => string;
  readonly copied: (what: string) => string;
  /** Where the browser copies nothing by itself. */
  readonly marked: (what: string) => string;
  readonly copyHint: string;
  /** What to do, by kind of method. */
  readonly steps: Record<
    'qr' | 'wallet' | 'scan' | 'account' | 'bill' | 'shop' | 'card',
    readonly string[]
  >;
  /** A wallet is handed over to its app, which is a page of its own here. */
  readonly openApp: (app: string) => string;
  readonly orScan: (app: string) => string;
  readonly appTitle: (app: string) => string;
  readonly appPays: string;
  readonly appPin: string;
  readonly appBack: string;
  readonly bankPage: string;
  readonly demoCard: string;
  readonly oneTimeCode: string;
  readonly waitingHint: string;
  readonly back: string;
  readonly ends: Record<Exclude<Status, 'pending' | 'deny'> | 'closed' | 'unknown', Ending>;
}

interface Ending {
  readonly heading: string;
  readonly body: string;
  readonly isGood: boolean;
}
