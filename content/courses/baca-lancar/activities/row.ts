/** A sentence is laid of cards: the first one has a capital, names have, and the last one a full stop. */
import type { Activity } from '@nobi/kit/course';
import { cardsOf, rowMiss, sentenceIn } from '../rules/sentences.ts';
import { Builder } from '../scene/builder.ts';
import { openDeck } from '../scene/deck.ts';
import { words } from '../text/text.ts';

export const row: Activity = (desk, task) => {
  const text = () => words[desk.lang()];
  const deck = openDeck(desk, task);
  const goal = sentenceIn(task).split(' ');
  const builder = new Builder(desk, {
    tiles: cardsOf(task),
    goal,
    look: 'words',
    isCounted: true,
    judge(cards) {
      const right = cards.join(' ') === goal.join(' ');
      return {
        right,
        line: right ? text().laid : text().writing[rowMiss(task, cards)],
        ...(right && { alone: text().readAlone }),
      };
    },
    onRight: deck.cheer,
  });
  deck.root.append(builder.root);
  builder.dress();
  builder.begin();
  return {
    dress() {
      builder.dress();
      deck.dress();
    },
    beckon() {
      builder.beckon();
      return text().ways.row;
    },
  };
};
