/** The calm end of a session: the words that were made today, and a big button to stop. */
import { endSession } from '@nobi/kit/game';
import { plan, roundsPerSession } from '../rules/progress.ts';
import { wordById } from '../rules/words.ts';
import { pictureAddress } from '../view/pictures.ts';
import type { Context } from './context.ts';
import { hop } from './fusing.ts';

const picture = (context: Context, words: readonly string[]): HTMLElement => {
  const box = document.createElement('div');
  box.className = 'works';
  for (const id of words) {
    const word = wordById(id);
    if (!word) continue;
    const figure = document.createElement('figure');
    const image = new Image(48, 48);
    image.src = pictureAddress(id);
    image.alt = '';
    const name = document.createElement('figcaption');
    name.textContent = context.text().meaning(word);
    figure.append(image, name);
    box.append(figure);
  }
  return box;
};

export const finishSession = (context: Context, again: () => void): void => {
  // A chain may free a word that stands on the shelf already: that is luck, but no new word.
  const words = [...new Set(context.memory.game.session.freed)];
  const { nobi, sparks } = context.theatre;
  nobi.now.mood = 'cheer';
  hop(context, 60);
  context.sounds.play('finish');
  sparks.stars(-100, -160);
  sparks.stars(120, -200);
  endSession(context, {
    plan,
    recap: () => context.text().recap(words.length),
    picture: picture(context, words),
    items: roundsPerSession,
    wait: 1.6,
    again,
  });
};
