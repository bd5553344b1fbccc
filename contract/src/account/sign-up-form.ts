import * as z from 'zod/mini';
import { email, password, whatsapp } from '../call/text.ts';
import { personName } from './person-name.ts';

// Apart from the calls: the page that checks it loads it, and no other.
export const signUpForm = z.object({
  email,
  password,
  display_name: personName(80),
  whatsapp,
});
export type SignUpForm = z.output<typeof signUpForm>;
