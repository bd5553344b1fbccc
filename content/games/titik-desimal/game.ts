/** Puts the pieces together: rounds with an order, and a sea of one's own with a maker's corner. */

import type { NamedMode } from '@nobi/kit/game';
import { playGame, watchSize } from '@nobi/kit/game';
import type { Guest } from '@nobi/kit/guest';
import { ByCode, Maker, openFreePlay, openRounds } from '@nobi/kit/rounds';
import { type Context, openContext } from './play/context.ts';
import { SeaDesk } from './play/desk.ts';
import { OwnSea } from './play/own-sea.ts';
import { openBench } from './play/sea-bench.ts';
import { codeOf, isBuildable, longestCode, ordersOf } from './rules/code.ts';
import { counted } from './rules/tasks.ts';
import { findAt } from './view/finds.ts';

/** Thinking about a place takes longer than pressing a choice. */
const patience = 40;

/** What the anchor brought up in this session. */
const catchOf = ({ memory }: Context): HTMLElement => {
  const picture = document.createElement('div');
  picture.className = 'catch';
  const { brought } = memory.game.progress;
  for (let at = counted.rounds; at > 0; at -= 1) {
    const image = new Image(64, 64);
    image.src = findAt(brought - at).picture;
    image.alt = '';
    picture.append(image);
  }
  return picture;
};

const openFree = (context: Context): NamedMode => {
  const { memory, sounds, sea, text } = context;
  const press = (name: 'tap' | 'oops' | 'right'): void => sounds.play(name);
  return openFreePlay(context, (turn) => ({
    own: new OwnSea(context, turn),
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
        desk: (onTry) => new SeaDesk(context, onTry),
        read: ordersOf,
        longest: longestCode,
        goal: (order) => text().goal(order),
        fits: (order) => text().fits(order),
        press,
        onTyping(on) {
          sea.button.hidden = on;
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
        desk: (onTry) => new SeaDesk(context, onTry),
        counted,
        isFresh: ({ brought }) => brought === 0,
        patience,
        onFinish() {
          context.sounds.play('finish');
          return catchOf(context);
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
