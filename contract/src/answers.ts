import type { CallShape } from './call/call.ts';
import { isOfConsole } from './call/console-header.ts';
import type { ErrorCode } from './call/errors.ts';

/** A suspended family learns why wherever it would be let in; without a cause it is plainly refused. */
const toFamilies = [
  'not_signed_in',
  'suspended_sharing',
  'suspended_fraud',
  'suspended_abuse',
  'not_allowed',
] as const satisfies readonly ErrorCode[];

const accessErrors = {
  public: [],
  account: toFamilies,
  subscriber: [...toFamilies, 'not_paid', 'consent_needed'],
  adult: [...toFamilies, 'pin_needed'],
  staff: ['not_signed_in', 'staff_not_your_role'],
} as const satisfies Record<CallShape['access'], readonly ErrorCode[]>;

/** Every method but GET has its body read, wanted or not: for its size, its kind and its form. */
const bodyErrors = ({ method, encoding }: CallShape): readonly ErrorCode[] => {
  if (method === 'GET') return [];
  const ofAny = ['invalid_input', 'too_large'] as const;
  // Signed notifications are taken as bytes, whatever they are called.
  return encoding === 'raw' ? ofAny : [...ofAny, 'unsupported_type'];
};

/** A path that names something may name what is not there; what is asked for may be nonsense. */
const addressErrors = ({ params, query }: CallShape): readonly ErrorCode[] => [
  ...(params ? (['not_found'] as const) : []),
  ...(params || query ? (['invalid_input'] as const) : []),
];

/**
 * Every failure that a call may answer with: those that it declares, and those that follow from
 * what it is. The server's `admission`, `http` and `form` decide the latter in the same order.
 */
export const failuresOf = (shape: CallShape): ReadonlySet<ErrorCode> =>
  new Set([
    ...(isOfConsole(shape) ? (['staff_not_from_console'] as const) : []),
    ...accessErrors[shape.access],
    ...(shape.proof ? (['staff_proof_needed'] as const) : []),
    ...addressErrors(shape),
    ...bodyErrors(shape),
    ...(shape.errors ?? []),
    'unavailable',
  ]);
