import type { Method, Status } from '../transaction.ts';

/** A number, or its place in the words that the page's script counts down in. */
type Figure = number | string;

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
  readonly later: string;
  readonly others: string;
  readonly deny: string;
  readonly expire: string;
  readonly denied: string;
  readonly waiting: string;
  readonly choose: string;
  readonly shortcut: string;
  readonly left: (hours: Figure, minutes: Figure, seconds: Figure) => string;
  readonly saveQr: string;
  readonly copy: string;
  readonly copied: string;
  /** Where the browser copies nothing by itself. */
  readonly marked: string;
  readonly copyHint: string;
  /** What to do, by kind of method. */
  readonly steps: Record<'qr' | 'wallet' | 'account' | 'shop' | 'card', readonly string[]>;
  readonly bankPage: string;
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
