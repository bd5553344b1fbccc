import type { BodyOf, MismatchEnd, MismatchKind, staff } from '@nobi/contract';
import type { WholeMismatch } from './mismatches.store.ts';

type Wish = BodyOf<typeof staff.resolveMismatch>;

/** How a mismatch of that kind can be ended. */
export const endsOf = (kind: MismatchKind, familyId: string | null): MismatchEnd[] => {
  if (kind === 'unknown_order') return ['belongs', 'by_hand', 'not_ours'];
  return familyId === null ? ['right', 'by_hand'] : ['right', 'by_hand', 'days_given'];
};

/** Whether the wish says all that its end needs, and nothing else. */
export const isWhole = ({ resolution, amount, reference, order }: Wish) => {
  const isManual = amount !== undefined && reference !== undefined;
  if (resolution === 'by_hand') return isManual && order === undefined;
  const isBare = amount === undefined && reference === undefined;
  return isBare && (resolution === 'belongs') === (order !== undefined);
};

/** Sent twice, or once more after a lost answer: the same end is the same. */
export const isSame = (ended: WholeMismatch, wish: Wish) =>
  ended.resolution === wish.resolution &&
  ended.amount === (wish.amount ?? null) &&
  ended.reference === (wish.reference ?? null) &&
  ended.belongs_to === (wish.order ?? null);

const ofReview: ReadonlySet<MismatchKind> = new Set(['amount', 'currency', 'held', 'other_order']);

/** The gateway was asked, and what is wrong with the order is wrong still. */
export const isStillWrong = ({ kind, state }: WholeMismatch) =>
  ofReview.has(kind) && state === 'review';
