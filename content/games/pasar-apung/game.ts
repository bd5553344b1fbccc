/** Puts the pieces together: rounds with an order, a boat of one's own, and a maker's corner. */
import { type NamedMode, playGame, watchSize } from '@nobi/kit/game';
import type { Guest } from '@nobi/kit/guest';
import { ByCode, Maker, openFreePlay, openRounds } from '@nobi/kit/rounds';
import { type Context, openContext } from './play/context.ts';
import { MarketDesk } from './play/desk.ts';
import { MarketBench } from './play/market-bench.ts';
import { OwnMarket } from './play/own-boat.ts';
import { codeOf, isBuildable, longestCode, ordersOf } from './rules/code.ts';
import { counted } from './rules/tasks.ts';
import { goodAt } from './view/goods.ts';

/** Counting money takes longer than pressing a choice. */
const patience = 40;

/** What came aboard in this session. */
const cargoOf = ({ memory }: Context): HTMLElement => {
  const picture = document.createElement('div');
  picture.className = 'haul';
  const { brought } = memory.game.progress;
  for (let at = counted.rounds; at > 0; at -= 1) {
    const image = new Image(64, 64);
    image.src = goodAt(brought - at).picture;
    image.alt = '';
    picture.append(image);
  }
  return picture;
};

const openFree = (context: Context): NamedMode => {
  const { memory, sounds, river, text } = context;
  const press = (name: 'tap' | 'oops' | 'right'): void => sounds.play(name);
  return openFreePlay(context, (turn) => ({
    own: new OwnMarket(context, turn),
    make: new Maker(
      context,
      {
        bench: new MarketBench(context),
        codeOf,
        isSound: isBuildable,
        unsound: () => text().unsound,
        described: ({ form, a, b }) => [form, a, b],
        made: {
          get: () => memory.saved.made,
          set(made) {
            memory.saved.made = made;
          },
        },
        press,
      },
      turn,
    ),
    code: new ByCode(
      context,
      {
        desk: (onTry) => new MarketDesk(context, onTry),
        read: ordersOf,
        longest: longestCode,
        goal: (order) => text().goal(order),
        fits: (order) => text().fits(order),
        press,
        onTyping(on) {
          river.turn(on ? 'own' : 'desk');
          if (on) river.leave();
        },
      },
      turn,
    ),
  }));
};

export const openGame = (guest: Guest): void => {
  const context = openContext(guest, () => modes.current());
  const modes = playGame<NamedMode>(context, {
    play: (again) =>
      openRounds(context, {
        desk: (onTry) => new MarketDesk(context, onTry),
        counted,
        isFresh: ({ brought }) => brought === 0,
        patience,
        onFinish() {
          context.river.light(1);
          context.sounds.play('finish');
          return cargoOf(context);
        },
        again,
      }),
    free: openFree(context),
    labels: () => ({ play: context.text().play, free: context.text().free }),
  });
  modes.enter(modes.play);
  watchSize(context.stage.scene, () => modes.current().dress(true));
  modes.start();
};
