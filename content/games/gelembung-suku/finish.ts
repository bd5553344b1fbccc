/** The calm end of a sitting: the words that were made today, and a big button to stop. */
import { showEnd } from '@nobi/kit/guest';
import { hop } from './fusing.ts';
import type { Room } from './room.ts';
import { roundsPerSitting } from './session.ts';
import { pictureAddress } from './view/pictures.ts';
import { wordById } from './words.ts';

const picture = (room: Room, words: readonly string[]): HTMLElement => {
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
    name.textContent = room.text().meaning(word);
    figure.append(image, name);
    box.append(figure);
  }
  return box;
};

export const finishSitting = (room: Room, again: () => void): void => {
  // A chain may free a word that stands on the shelf already: that is luck, but no new word.
  const words = [...new Set(room.memory.game.sitting.freed)];
  const { nobi, sparks } = room.theatre;
  const recap = (): string => room.text().recap(words.length);
  nobi.now.mood = 'cheer';
  hop(room, 60);
  room.sounds.play('finish');
  sparks.stars(-100, -160);
  sparks.stars(120, -200);
  room.guest.say(recap());
  room.clock.after(1.6, () =>
    showEnd(room.guest, {
      recap,
      picture: picture(room, words),
      onDone() {
        room.guest.event({ verb: 'terminated', object: 'sitting', ctx: room.context() });
        room.guest.end(roundsPerSitting, 'play');
      },
      onAgain: again,
    }),
  );
};
