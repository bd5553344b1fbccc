import { inject } from 'vitest';

/**
 * Whether families' tables have no triggers here, and no keys out of a family, as on the workers of Citus: no
 * test can have one insist on something, or stand in for a fault (docs/decisions/125-steps-without-triggers.md).
 */
export const withoutTriggers: boolean = inject('isOnCitus');
