/** Puts the pieces together: rounds with an order, and an open field with a maker's corner. */
import { type NamedMode, playGame, watchSize } from '@nobi/kit/game';
import type { Guest } from '@nobi/kit/guest';
import { ByCode, Maker, openFreePlay, openRounds } from '@nobi/kit/rounds';
import bebek from '../../art/fluent/bebek.webp';
import { openBench } from './play/bench.ts';
import { type Context, openContext } from './play/context.ts';
import { SawahDesk } from './play/desk.ts';
import { OpenField } from './play/open-field.ts';
import { codeOf, longestCode, ordersOf } from './rules/code.ts';
import { isSound } from './rules/orders.ts';
import { sawah } from './rules/tasks.ts';

/** A program takes longer to think of than a choice. */
const patience = 48;
const inRow = 9;

/** Every field that was looked after brings a duck to the pond; they stay. */
const pond = ({ memory }: Context): HTMLElement => {
  const picture = document.createElement('div');
  picture.className = 'pond';
  const ducks = Math.min(inRow, memory.game.progress.brought);
  for (let at = 0; at < ducks; at += 1) {
    const image = new Image(64, 64);
    image.src = bebek;
    image.alt = '';
    picture.append(image);
  }
  const count = document.createElement('b');
  count.textContent = String(memory.game.progress.brought);
  picture.append(count);
  return picture;
};

const openFree = (context: Context): NamedMode => {
  const { memory, sounds, field, strip, text } = context;
  const press = (name: 'tap' | 'oops' | 'right'): void => sounds.play(name);
  return openFreePlay(context, (turn) => ({
    own: new OpenField(context, turn),
    make: new Maker(
      context,
      {
        bench: openBench(context),
        codeOf,
        isSound,
        unsound: () => text().unsound,
        described: ({ fields }) => [fields.join('-')],
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
        desk: (onTry) => new SawahDesk(context, onTry),
        read: ordersOf,
        longest: longestCode,
        goal: (order) => text().goal(order),
        fits: (order) => text().fits(order),
        press,
        onTyping(on) {
          field.button.hidden = on;
          strip.button.hidden = on;
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
        desk: (onTry) => new SawahDesk(context, onTry),
        counted: sawah,
        isFresh: ({ brought }) => brought === 0,
        patience,
        onFinish() {
          context.sounds.play('finish');
          return pond(context);
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
