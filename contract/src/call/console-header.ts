import type { CallShape } from './call.ts';

/**
 * What the console's page sends with each of its calls. A page of another origin can only add such a
 * header after a preflight that we never grant ("Employing Custom Request Headers", OWASP CSRF
 * Prevention Cheat Sheet); without it the console's cookie opens nothing.
 */
export const consoleHeader = 'x-nobi-console';

/** Of the console: those of the staff, and those that let them in. */
export const isOfConsole = ({ path }: Pick<CallShape, 'path'>) => path.startsWith('/api/staff/');
