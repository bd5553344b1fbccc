/** Puts the pieces together: rounds with a sign, and a street of one's own with a maker's corner. */

import type { NamedMode } from '@nobi/kit/game';
import { playGame, watchSize } from '@nobi/kit/game';
import type { Guest } from '@nobi/kit/guest';
import { ByCode, Maker, openFreePlay, openRounds } from '@nobi/kit/rounds';
import { type Context, openContext } from './play/context.ts';
import { SignDesk } from './play/desk.ts';
import { lotAt } from './play/lots.ts';
import { OwnStreet } from './play/own-street.ts';
import { openBench } from './play/sign-bench.ts';
import { codeOf, isBuildable, longestCode, ordersOf } from './rules/code.ts';
import { counted } from './rules/tasks.ts';
import { house } from './view/houses.ts';

/** Reading a sign and thinking about it takes longer than pressing a choice. */
const patience = 40;

/** The houses that woke in this session, with their plates. */
const rowOf = ({ memory }: Context): HTMLElement => {
  const picture = document.createElement('div');
  picture.className = 'row-of-houses';
  const { brought } = memory.game.progress;
  picture.innerHTML = Array.from({ length: counted.rounds }, (_, at) => {
    const lot = lotAt(brought - counted.rounds + at, brought, memory.saved.hung);
    return `<span class="is-lit"><span class="house">${house(lot.shape, lot.paint, lot.plate)}</span></span>`;
  }).join('');
  return picture;
};

const openFree = (context: Context): NamedMode => {
  const { memory, sounds, street, text } = context;
  const press = (name: 'tap' | 'oops' | 'right'): void => sounds.play(name);
  return openFreePlay(context, (turn) => ({
    own: new OwnStreet(context, turn),
    make: new Maker(
      context,
      {
        bench: openBench(context),
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
        desk: (onTry) => new SignDesk(context, onTry),
        read: ordersOf,
        longest: longestCode,
        goal: (order) => text().goal(order),
        fits: (order) => text().fits(order),
        press,
        onTyping(on) {
          street.board.element.hidden = on;
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
        desk: (onTry) => new SignDesk(context, onTry),
        counted,
        isFresh: ({ brought }) => brought === 0,
        patience,
        onFinish() {
          context.sounds.play('finish');
          return rowOf(context);
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
