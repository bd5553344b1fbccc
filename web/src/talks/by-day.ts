import type { ChatTurn } from '@nobi/contract';
import { currentLanguage } from '../text/language.ts';
import { words } from './words.ts';

const locales = { en: 'en-GB', id: 'id-ID' } as const;
const dayMs = 86_400_000;

/** One conversation of a day, its turns in the order in which they were said. */
export interface Talk {
  readonly id: string;
  readonly at: string;
  readonly turns: readonly ChatTurn[];
}

export interface Day {
  /** In Jakarta, as 2026-11-22. */
  readonly date: string;
  readonly talks: readonly Talk[];
}

const dateIn = (at: Date) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Asia/Jakarta' }).format(at);

/** Groups turns, the newest first as they come, by the day in Jakarta and the conversation. */
export const byDay = (turns: readonly ChatTurn[]): Day[] => {
  const days = new Map<string, Map<string, ChatTurn[]>>();
  for (const turn of turns) {
    const date = dateIn(new Date(turn.at));
    const talks = days.get(date) ?? new Map<string, ChatTurn[]>();
    days.set(date, talks);
    talks.set(turn.conversation_id, [turn, ...(talks.get(turn.conversation_id) ?? [])]);
  }
  return [...days].map(([date, talks]) => ({
    date,
    talks: [...talks].map(([id, said]) => ({ id, at: said[0]?.at ?? '', turns: said })),
  }));
};

/** A day as people call it. */
export const nameOfDay = (date: string, now = new Date()): string => {
  if (date === dateIn(now)) return words.today;
  if (date === dateIn(new Date(now.getTime() - dayMs))) return words.yesterday;
  return new Intl.DateTimeFormat(locales[currentLanguage()], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
};

export const hourInWib = (at: string): string =>
  new Intl.DateTimeFormat(locales[currentLanguage()], {
    timeStyle: 'short',
    timeZone: 'Asia/Jakarta',
  }).format(new Date(at));
