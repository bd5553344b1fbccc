/** Two ways of playing in one game: rounds with a task, and free play. */
import type { GameContext } from './context.ts';
import { type GameMode, type Modes, type ModesOptions, openModes } from './modes.ts';

type Shared = 'guest' | 'clock' | 'corner' | 'play' | 'eventContext' | 'dress';

interface PlayOptions<Mode extends GameMode> extends Omit<ModesOptions<Mode>, Shared> {
  /** The rounds; `again` begins another session of them. */
  play(again: () => void): Mode;
  /** Looks that both ways of playing share, beside the volume. */
  dress?(): void;
}

export const playGame = <Mode extends GameMode>(
  context: Pick<
    GameContext<unknown, string, { again(): void }>,
    'guest' | 'clock' | 'stage' | 'sounds' | 'memory' | 'eventContext'
  >,
  { play: makePlay, dress, ...options }: PlayOptions<Mode>,
): Modes<Mode> & { start(): void; play: Mode } => {
  const { guest, clock, stage, sounds, memory, eventContext } = context;
  const play = makePlay(() => {
    memory.again();
    modes.enter(play);
  });
  const modes = openModes<Mode>({
    ...options,
    guest,
    clock,
    corner: stage.corner,
    play,
    eventContext,
    dress() {
      sounds.volume(guest.settings.sound);
      dress?.();
    },
  });
  return { ...modes, play };
};
