/** What a game remembers while it is open: the session of the moment, and what it keeps beside it. */
import { today } from '../guest/day.ts';
import type { Guest } from '../guest/port/guest.ts';
import { newSeed } from '../guest/random.ts';
import type { Played, Sessions } from './sessions.ts';

export interface Saved<Progress, Session> {
  progress: Progress;
  /** Null when none was left in its middle. */
  session: Session | null;
}

export interface GameMemory<Progress, Session, Save> {
  game: Played<Progress, Session>;
  /** What was saved beside it, such as the things of the free play. */
  saved: Save;
  keep(): void;
  /** Another session with the same child. */
  again(): void;
}

export const openMemory = <Progress, Session, Save extends Saved<Progress, Session>>(
  guest: Pick<Guest, 'save' | 'keep' | 'beginsWith'>,
  {
    sessions,
    read,
    write,
  }: {
    sessions: Sessions<Progress, Session>;
    read(text: string | null): Save;
    write(save: Save): string;
  },
): GameMemory<Progress, Session, Save> => {
  const saved = read(guest.save);
  const start = (progress: Progress): Played<Progress, Session> =>
    sessions.start(progress, { seed: newSeed(), day: today() });
  const { session } = saved;
  const progress = sessions.begin(saved.progress, guest.beginsWith);
  const memory: GameMemory<Progress, Session, Save> = {
    saved,
    game: session ? { progress, session } : start(progress),
    keep: () => guest.keep(write({ ...memory.saved, ...memory.game })),
    again() {
      memory.game = start(memory.game.progress);
    },
  };
  return memory;
};
