/** Puts the pieces together: rounds with an order, and an open field with a maker's corner. */
import type { Guest } from '@nobi/kit/guest';
import { type OnTry, openMakerPlay, playRounds, type RoundsGame } from '@nobi/kit/rounds';
import bebek from '../../art/fluent/bebek.webp';
import { openBench } from './play/bench.ts';
import { type Context, openContext } from './play/context.ts';
import { SawahDesk } from './play/desk.ts';
import { OpenField } from './play/open-field.ts';
import { levels } from './rules/code.ts';
import { isSound, type Order } from './rules/orders.ts';
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

const gameOf = (context: Context): RoundsGame<Order> => {
  const { field, strip } = context;
  const desk = (onTry: OnTry) => new SawahDesk(context, onTry);
  const free = openMakerPlay(context, {
    desk,
    own: (turn) => new OpenField(context, turn),
    bench: openBench(context),
    levels,
    isSound,
    described: ({ fields }) => [fields.join('-')],
    onTyping(on) {
      field.button.hidden = on;
      strip.button.hidden = on;
    },
  });
  return { counted: sawah, patience, desk, picture: () => pond(context), free };
};

export const openGame = (guest: Guest): void =>
  playRounds((mode) => openContext(guest, mode), gameOf);
