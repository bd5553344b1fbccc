import * as z from 'zod/mini';
import { call } from './call.ts';

/** What an adult can choose from, in minutes a day; 0 is no limit. */
export const playtimeChoices = [0, 15, 30, 45, 60, 90, 120] as const;

const minutes = z.literal([...playtimeChoices], 'invalid_input');

/** How long the children of a family may play in a day (WIB). */
export const playtimeChosen = z.strictObject({ limit_minutes: minutes });

const shown = z.object({ limit_minutes: minutes, used_minutes: z.int() });

export const playtime = {
  show: call({
    method: 'GET',
    path: '/api/playtime/',
    access: 'account',
    says: 'The play time that the adult allows in a day, and how much of it today has seen.',
    reply: shown,
    origin: 'added',
  }),
  choose: call({
    method: 'PUT',
    path: '/api/playtime/',
    access: 'account',
    says: 'Sets or lifts the play time of a day.',
    body: playtimeChosen,
    reply: shown,
    origin: 'added',
  }),
};
