/** Puts the pieces together: rounds with a train, and trains of one's own with a maker's corner. */
import type { Guest } from '@nobi/kit/guest';
import { type OnTry, openMakerPlay, playRounds, type RoundsGame } from '@nobi/kit/rounds';
import { type Context, openContext } from './play/context.ts';
import { TrainDesk } from './play/desk.ts';
import { OwnTrain } from './play/own-train.ts';
import { openBench } from './play/train-bench.ts';
import { isBuildable, levels } from './rules/code.ts';
import type { Order } from './rules/orders.ts';
import { counted } from './rules/tasks.ts';
import { wordNamed } from './rules/words.ts';
import { pictureOf } from './view/pictures.ts';

/** Saying a word slowly and looking for its letters takes longer than pressing a choice. */
const patience = 40;

/** What rode along in this session. */
const cargoOf = ({ memory }: Context): HTMLElement => {
  const picture = document.createElement('div');
  picture.className = 'cargo';
  for (const id of memory.saved.carried.slice(-counted.rounds)) {
    const image = new Image(88, 88);
    image.src = pictureOf(wordNamed(id)?.wagons ?? []);
    image.alt = '';
    picture.append(image);
  }
  return picture;
};

const gameOf = (context: Context): RoundsGame<Order> => {
  const desk = (onTry: OnTry) => new TrainDesk(context, onTry);
  const free = openMakerPlay(context, {
    desk,
    own: (turn) => new OwnTrain(context, turn),
    bench: openBench(context),
    levels,
    isSound: isBuildable,
    described: ({ form, a }) => [form, a],
    // While the keys are there `is-typing` hides the line.
    onTyping() {},
  });
  return { counted, patience, desk, picture: () => cargoOf(context), free };
};

export const openGame = (guest: Guest): void =>
  playRounds((mode) => openContext(guest, mode), gameOf);
