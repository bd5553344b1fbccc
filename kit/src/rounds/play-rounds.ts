/** A whole game: what it remembers, rounds at a desk, and free play with a maker's corner. */
import {
  type ChosenRound,
  type GameContext,
  type GameMemory,
  type NamedMode,
  openBasics,
  openMemory,
  playGame,
  type Saved,
  watchSize,
} from '../game/index.ts';
import { type Guest, openClock } from '../guest/index.ts';
import type { Lang } from '../port.ts';
import { ByCode } from './by-code.ts';
import type { LevelCodes } from './code.ts';
import type { Counted, CountedProgress } from './counted.ts';
import type { Desk, OnTry } from './desk.ts';
import { openFreePlay, type Page, type Turn } from './free-play.ts';
import { type Bench, Maker } from './maker.ts';
import { openRounds, type RoundWords } from './rounds.ts';

export type CountedSaved = Saved<CountedProgress, ChosenRound>;

export type RoundsContext<Words, SoundName extends string, Save> = GameContext<
  Words,
  SoundName,
  GameMemory<CountedProgress, ChosenRound, Save>
>;

/** Everything of it but the clock, which drives the scene and so comes last. */
export const openRoundsBasics = <Task, Words, SoundName extends string, Save extends CountedSaved>(
  guest: Guest,
  {
    counted,
    read,
    write,
    ...parts
  }: {
    counted: Pick<Counted<Task>, 'sessions' | 'taskOf'>;
    read(text: string | null): Save;
    write(save: Save): string;
    words: Readonly<Record<Lang, Words>>;
    sounds(level: number): GameContext<Words, SoundName, unknown>['sounds'];
    mode(): NamedMode;
  },
): Omit<RoundsContext<Words, SoundName, Save>, 'clock'> =>
  openBasics(guest, {
    ...parts,
    memory: openMemory(guest, { sessions: counted.sessions, read, write }),
    skill: ({ game }) => counted.taskOf(game.session).skill,
  });

/** A scene in which more stands the more the child has done. */
interface GrowingScene {
  step?(seconds: number): void;
  follow(grown: CountedProgress['grown']): void;
  /** Takes what the sky above leaves free. */
  fit(sky: number): void;
}

/** The clock of a game whose scene grows, and how it is measured again. */
export const openGrowing = (
  { stage, memory }: Pick<RoundsContext<unknown, string, unknown>, 'stage' | 'memory'>,
  scene: GrowingScene,
) => ({
  clock: openClock({
    step: (seconds) => scene.step?.(seconds),
    draw: () => scene.follow(memory.game.progress.grown),
  }),
  refit: () => scene.fit(stage.sky()),
});

type PlaySound = 'tap' | 'oops' | 'right' | 'finish';

interface GameWords<Order> extends RoundWords<Order> {
  play: string;
  free: string;
}

export interface RoundsGame<Order> {
  counted: Counted<{ order: Order }>;
  /** Seconds of thinking that a task takes. */
  patience: number;
  desk(onTry: OnTry): Desk<Order>;
  /** What stands beside the recap. */
  picture?(): HTMLElement;
  free: NamedMode;
}

export const playRounds = <
  Order,
  Context extends RoundsContext<GameWords<Order>, PlaySound, CountedSaved>,
>(
  open: (mode: () => NamedMode) => Context,
  gameOf: (context: Context) => RoundsGame<Order>,
): void => {
  const context = open(() => modes.current());
  const { counted, patience, desk, picture, free } = gameOf(context);
  const modes = playGame<NamedMode>(context, {
    play: (again) =>
      openRounds(context, {
        desk,
        counted,
        isFresh: ({ brought }) => brought === 0,
        patience,
        onFinish() {
          context.sounds.play('finish');
          return picture?.();
        },
        again,
      }),
    free,
    labels: () => ({ play: context.text().play, free: context.text().free }),
  });
  modes.enter(modes.play);
  watchSize(context.stage.scene, () => modes.current().dress(true));
  modes.start();
};

interface MakerWords<Order> extends GameWords<Order> {
  /** Why the judge does not let a level through. */
  unsound: string;
}

interface MakerSave<Order> extends CountedSaved {
  /** The level that is being built. */
  made: readonly Order[];
}

export interface MakerGame<Order> {
  desk(onTry: OnTry): Desk<Order>;
  /** What the child makes for nobody else. */
  own(turn: Turn): Page;
  bench: Bench<Order>;
  levels: LevelCodes<Order>;
  isSound(order: Order): boolean;
  described(order: Order): (number | string)[];
  onTyping(on: boolean): void;
}

/** Free play of three pages: a thing of one's own, levels built for the family, and theirs. */
export const openMakerPlay = <Order>(
  context: RoundsContext<MakerWords<Order>, PlaySound, MakerSave<Order>>,
  { own, desk, levels, onTyping, ...maker }: MakerGame<Order>,
): NamedMode => {
  const { memory, sounds, text } = context;
  const press = (name: 'tap' | 'oops' | 'right'): void => sounds.play(name);
  const made = {
    get: () => memory.saved.made,
    set(orders: readonly Order[]) {
      memory.saved.made = orders;
    },
  };
  return openFreePlay(context, (turn) => ({
    own: own(turn),
    make: new Maker(
      context,
      { ...maker, codeOf: levels.codeOf, unsound: () => text().unsound, made, press },
      turn,
    ),
    code: new ByCode(
      context,
      {
        desk,
        read: levels.ordersOf,
        longest: levels.longest,
        goal: (order) => text().goal(order),
        fits: (order) => text().fits(order),
        press,
        onTyping,
      },
      turn,
    ),
  }));
};
