import { dayInWib, nearDay } from '@nobi/client/days';
import { currentLanguage } from '@nobi/client/language';
import { type ChatTurn, inWib, locales } from '@nobi/contract';
import { words } from './words.ts';

/** A turn; in the adult's list with the name of its child. */
export type PastTurn = ChatTurn & { readonly nickname?: string | null };

/** One conversation of a day, its turns in the order in which they were said. */
export interface Conversation {
  readonly id: string;
  readonly at: string;
  readonly nickname: string | null;
  readonly turns: readonly PastTurn[];
}

export interface Day {
  /** In Jakarta, as 2026-11-22. */
  readonly date: string;
  readonly conversations: readonly Conversation[];
}

/** Groups turns, the newest first as they come, by the day in Jakarta and the conversation. */
export const byDay = (turns: readonly PastTurn[]): Day[] => {
  const days = new Map<string, Map<string, PastTurn[]>>();
  for (const turn of turns) {
    const date = dayInWib(new Date(turn.at));
    const conversations = days.get(date) ?? new Map<string, PastTurn[]>();
    days.set(date, conversations);
    conversations.set(turn.conversation_id, [
      turn,
      ...(conversations.get(turn.conversation_id) ?? []),
    ]);
  }
  return [...days].map(([date, conversations]) => ({
    date,
    conversations: [...conversations].map(([id, ofOne]) => ({
      id,
      at: ofOne[0]?.at ?? '',
      nickname: ofOne[0]?.nickname ?? null,
      turns: ofOne,
    })),
  }));
};

/** A day as people call it. */
export const nameOfDay = (date: string, now = new Date()): string => {
  const near = nearDay(date, now);
  if (near) return words[near];
  return new Intl.DateTimeFormat(locales[currentLanguage()], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
};

export const hourInWib = (at: string): string =>
  inWib(new Date(at), currentLanguage(), { timeStyle: 'short' });
