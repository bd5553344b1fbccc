/** A word is built of its syllables or its sounds: from its picture, or from a line that lacks it. */
import { numberIn, wordIn } from '@nobi/kit/bank';
import type { Activity } from '@nobi/kit/course';
import { missIn } from '../rules/hearing.ts';
import { partsOf, tilesOf } from '../rules/tiles.ts';
import { Builder } from '../scene/builder.ts';
import { openClue } from '../scene/clue.ts';
import { openDeck } from '../scene/deck.ts';
import { words } from '../text/text.ts';

export const spell: Activity = (desk, task) => {
  const text = () => words[desk.lang()];
  const word = wordIn(task, 'word');
  const deck = openDeck(desk, task);
  const clue = openClue(desk, word);
  const builder = new Builder(desk, {
    tiles: tilesOf(task),
    goal: partsOf(task),
    look: 'letters',
    isCounted: numberIn(task, 'view') === 1,
    judge(row) {
      const made = row.join('');
      const right = made === word;
      return {
        right,
        line: right ? text().built(word) : text().misses[missIn(word, made)],
      };
    },
    onRight() {
      clue.fill();
      deck.cheer();
    },
  });
  deck.root.append(clue.root, builder.root);
  builder.dress();
  builder.begin();
  return {
    dress() {
      builder.dress();
      clue.dress();
      deck.dress();
    },
    beckon() {
      builder.beckon();
      return clue.isLine ? text().ways.fill : text().ways.spell;
    },
  };
};
