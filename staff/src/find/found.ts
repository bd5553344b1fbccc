import type { ReplyOf, staff } from '@nobi/contract';
import type { ConsoleResource } from '../resources.ts';
import { asDay, asRupiah } from '../text/format.ts';
import { words } from '../text/words.ts';

const t = words.find;

/** One thing that may be opened. */
export interface Found {
  readonly group: keyof typeof t.groups;
  readonly path: string;
  readonly title: string;
  readonly about: string;
}

type Reply = ReplyOf<typeof staff.find>;

const joined = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ');

const planOf = (plan: Reply['families'][number]['plan']) =>
  plan ? words.families[plan] : words.families.noPlan;

/** Places of the menu with a word that begins so. */
export const placesFor = (
  typed: string,
  places: readonly Pick<ConsoleResource, 'name' | 'label'>[],
): Found[] => {
  const wished = typed.trim().toLocaleLowerCase();
  if (wished === '') return [];
  return places
    .filter(({ label }) => ` ${label.toLocaleLowerCase()}`.includes(` ${wished}`))
    .map(({ name, label }) => ({ group: 'places', path: `/${name}`, title: label, about: '' }));
};

/** What the server found, as lines. */
export const linesOf = ({ families, orders, tickets }: Reply): Found[] => [
  ...families.map(({ id, display_name, email, whatsapp, plan }) => ({
    group: 'families' as const,
    path: `/families/${id}/show`,
    title: display_name,
    about: joined([email, whatsapp, planOf(plan)]),
  })),
  ...orders.map(({ id, display_name, amount, state, created_at }) => ({
    group: 'orders' as const,
    path: `/orders/${encodeURIComponent(id)}/show`,
    title: id,
    about: joined([
      display_name ?? t.erased,
      asRupiah(amount),
      words.orders.states[state],
      asDay(created_at),
    ]),
  })),
  ...tickets.map(({ id, subject, display_name, state }) => ({
    group: 'tickets' as const,
    path: `/tickets/${id}/show`,
    title: subject,
    about: joined([display_name, words.tickets.states[state]]),
  })),
];
