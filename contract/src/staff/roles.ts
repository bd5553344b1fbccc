import * as z from 'zod/mini';

/** What a colleague does here; one person may do several. Each call of the console names its own. */
export const staffRoles = ['support', 'content', 'finance', 'safety', 'administrator'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** One or several, each once. */
export const roleSet = z.array(z.enum(staffRoles, 'invalid_input'), 'invalid_input').check(
  z.minLength(1, 'invalid_input'),
  z.refine((roles) => new Set(roles).size === roles.length, 'invalid_input'),
);
