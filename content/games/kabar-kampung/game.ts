/** Puts the pieces together: rounds with a page, and front pages of one's own with a maker's corner. */
import type { Guest } from '@nobi/kit/guest';
import { type OnTry, openMakerPlay, playRounds, type RoundsGame } from '@nobi/kit/rounds';
import { type Context, openContext } from './play/context.ts';
import { PageDesk } from './play/desk.ts';
import { OwnFront } from './play/own-front.ts';
import { openBench } from './play/riddle-bench.ts';
import { levels } from './rules/code.ts';
import type { Order } from './rules/page.ts';
import { isSound } from './rules/pages.ts';
import { printedPage } from './rules/save.ts';
import { counted } from './rules/tasks.ts';
import { make } from './scene/paper.ts';
import { makePhoto } from './view/photo.ts';

/** A text takes longer to read than a choice to press. */
const patience = 45;

/** The pages of this session, with their photos, as they lie at the village's doors. */
const stackOf = ({ memory }: Context): HTMLElement => {
  const stack = make('stack');
  for (const code of memory.saved.printed.slice(-counted.rounds)) {
    const page = printedPage(code);
    if (!page) continue;
    const front = make('small-front', '', 'span');
    front.append(makePhoto(page.photo));
    stack.append(front);
  }
  return stack;
};

const gameOf = (context: Context): RoundsGame<Order> => {
  const { newsroom } = context;
  const desk = (onTry: OnTry) => new PageDesk(context, onTry);
  const free = openMakerPlay(context, {
    desk,
    own: (turn) => new OwnFront(context, turn),
    bench: openBench(context),
    levels,
    isSound,
    described: ({ form, a, b }) => [form, a, b],
    onTyping(on) {
      newsroom.table.hidden = on;
    },
  });
  return { counted, patience, desk, picture: () => stackOf(context), free };
};

export const openGame = (guest: Guest): void =>
  playRounds((mode) => openContext(guest, mode), gameOf);
