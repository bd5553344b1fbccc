import { type CallShape, isOfConsole, Problem } from '@nobi/contract';
import type { FastifyRequest } from 'fastify';
import type { Authenticator } from '../auth/authenticator.ts';
import { type Caller, isPaid, mayCall } from '../auth/caller.ts';
import { suspendedProblem } from '../auth/suspension.ts';
import { isFromConsole } from './cookies/from-console.ts';
import type { StaffCookie } from './cookies/staff-cookie.ts';
import { languageOf } from './language.ts';

const problemOf = (access: CallShape['access'], caller: Caller | undefined) => {
  if (access === 'public') return undefined;
  if (!caller) return new Problem('not_signed_in');
  if (access === 'subscriber' && !isPaid(caller)) return new Problem('not_paid');
  if (access === 'subscriber' && !caller.hasConsent) return new Problem('consent_needed');
  if (access === 'adult' && !caller.adultUntil) return new Problem('pin_needed');
  return undefined;
};

export interface Doors {
  readonly authenticator: Authenticator;
  readonly staffCookie: StaffCookie;
}

const admitStaff = async (
  shape: CallShape,
  { authenticator, staffCookie }: Doors,
  request: FastifyRequest,
) => {
  const token = staffCookie.read(request.headers.cookie);
  const staff = token === undefined ? undefined : await authenticator.readStaff(token);
  if (!staff) throw new Problem('not_signed_in');
  if (!mayCall(shape, staff)) throw new Problem('staff_not_your_role');
  if (shape.proof && !staff.hasFreshProof) throw new Problem('staff_proof_needed');
  return staff;
};

/** The caller, once the call's access word allows them; a refusal is never given from memory. */
export const admit = async (shape: CallShape, doors: Doors, request: FastifyRequest) => {
  // Also before somebody is signed in: another site's page may not sign them in as somebody else.
  if (isOfConsole(shape) && !isFromConsole(request)) throw new Problem('staff_not_from_console');
  if (shape.access === 'staff') return admitStaff(shape, doors, request);
  const { authenticator } = doors;
  const { authorization } = request.headers;
  // What is the adult's is opened from the database alone: a room that was closed is closed at once.
  const remembered = shape.access === 'adult' ? undefined : authenticator.recall(authorization);
  if (remembered && !problemOf(shape.access, remembered)) return remembered;
  const caller = await authenticator.read(authorization);
  const problem = problemOf(shape.access, caller);
  if (!problem) return caller;
  const suspended = caller ? undefined : await authenticator.suspensionOf(authorization);
  throw suspended
    ? suspendedProblem(suspended, languageOf(request.headers['accept-language']))
    : problem;
};
