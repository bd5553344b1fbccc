import * as z from 'zod/mini';
import { call } from '../call/call.ts';

/** What an adult can choose from, in minutes a day; 0 is no limit. */
const playtimeChoices = [0, 15, 30, 45, 60, 90, 120] as const;

const minutes = z.literal([...playtimeChoices], 'invalid_input');

/** How long each child of a family may play in a day, where the adult has not set its own times. */
export const playtimeChosen = z.strictObject({ limit_minutes: minutes });

const shown = z.object({ limit_minutes: minutes, used_minutes: z.int() });

export const playtime = {
  show: call({
    method: 'GET',
    path: '/api/playtime/',
    access: 'account',
    says: 'The play time that the adult allows each child in a day, and how much of it whoever plays in this session has used today.',
    reply: shown,
    origin: 'added',
  }),
  choose: call({
    method: 'PUT',
    path: '/api/playtime/',
    access: 'adult',
    says: 'Sets or lifts the play time of a day, for each child that has no times of its own.',
    body: playtimeChosen,
    reply: shown,
    origin: 'added',
  }),
};
