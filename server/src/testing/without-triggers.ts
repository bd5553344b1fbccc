import { inject } from 'vitest';

/**
 * Whether families' tables have no triggers here, as on the workers of Citus: no test can have one insist on
 * something, or stand in for a fault (docs/decisions/125-steps-without-triggers.md).
 */
export const withoutTriggers: boolean = inject('isOnCitus');
