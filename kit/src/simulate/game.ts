/** A game without its page: sessions as its rules lay them out, one save to the next. */
import type { ChosenRound, LearningProgress, Played, Sessions } from '../game/sessions.ts';
import type { LearningTask } from '../learning/index.ts';
import type { SimulatedItem } from './item.ts';
import { masteryState } from './mastery-state.ts';

export interface GameParts<Progress, Session> {
  skills: readonly string[];
  sessions: Sessions<Progress, Session>;
  taskOf(session: NoInfer<Session>): LearningTask;
  read(save: string | null): { progress: Progress };
  write(game: Played<NoInfer<Progress>, NoInfer<Session>>): string;
}

export const simulatedGame = <Progress extends LearningProgress, Session extends ChosenRound>({
  skills,
  sessions,
  taskOf,
  read,
  write,
}: GameParts<Progress, Session>): SimulatedItem => ({
  skills,
  open(save, when) {
    let game = sessions.start(read(save).progress, when);
    const stateOf = (skill: string) => masteryState(game.progress.learning, skill);
    return {
      stateOf,
      now() {
        const { session } = game;
        if (sessions.isOver(session)) return null;
        const { kind, help } = session;
        const task = taskOf(session);
        return { ...task, kind, help, state: stateOf(task.skill) };
      },
      settle({ misses, hints }) {
        const session = { ...game.session, misses, hints };
        game = sessions.moveOn({ ...game, session }, when.day).game;
      },
      save: () => write(game),
    };
  },
});
