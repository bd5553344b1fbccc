import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { pinChosen, pinTyped } from './pin.ts';

/** Seconds, so that a phone whose clock is wrong closes the room when the server does. */
const room = z.object({ open_seconds: z.int() });

/**
 * The adult's PIN. A right one opens the calls with the access word `adult` for ten minutes, in this
 * session alone.
 */
export const adult = {
  show: call({
    method: 'GET',
    path: '/api/adult/',
    access: 'account',
    says: 'Whether there is a PIN, and for how long it has opened this session; 0 is closed.',
    reply: z.object({ has_pin: z.boolean(), open_seconds: z.int() }),
    origin: 'added',
  }),
  open: call({
    method: 'POST',
    path: '/api/adult/open/',
    access: 'account',
    says: 'Opens what is the adult’s for ten minutes; every five wrong PINs bring a pause.',
    body: pinTyped,
    reply: room,
    errors: ['pin_unset', 'pin_wrong', 'pin_paused'],
    origin: 'added',
  }),
  setPin: call({
    method: 'PUT',
    path: '/api/adult/pin/',
    access: 'account',
    says: 'Sets the first PIN or a new one, against a fresh proof by password or provider.',
    body: pinChosen,
    reply: room,
    errors: ['pin_simple', 'pin_proof'],
    origin: 'added',
  }),
  close: call({
    method: 'POST',
    path: '/api/adult/close/',
    access: 'account',
    says: 'Ends the ten minutes of this session now.',
    reply: z.object({}),
    origin: 'added',
  }),
};
