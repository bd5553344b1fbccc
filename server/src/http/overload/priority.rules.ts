import type { CallShape } from '@nobi/contract';

/** Who is let in first, the most important first. */
const priorities = ['money', 'doing', 'reading', 'staff'] as const;
export type Priority = (typeof priorities)[number];

export const rankOf = (priority: Priority) => priorities.indexOf(priority);

/**
 * Money before all: a payment notification that is refused leaves a family who has paid outside. Then
 * what a child or an adult does, then what they look at, then the console with its lists and exports.
 */
export const priorityOf = ({ method, path, access }: CallShape): Priority => {
  if (access === 'staff') return 'staff';
  if (path.startsWith('/api/payment/')) return 'money';
  return method === 'GET' ? 'reading' : 'doing';
};
