/** A page of a picture book that is read to the child: each word says itself, from left to right. */
import { type Activity, element } from '@nobi/kit/course';
import { textIn, textsIn } from '../rules/args.ts';
import { spelled, writtenLine } from '../rules/words.ts';
import { nameOf, openThing, replay } from '../scene/tiles.ts';
import { tellIndonesian } from '../text/indonesian.ts';
import { writingWords } from '../text/writing.ts';
import { pictureOf } from '../view/pictures.ts';
import { openLine } from './line.ts';

export const story: Activity = (desk, task) => {
  const words = textsIn(task, 'words').map(spelled);
  const name = textIn(task, 'picture');
  const sheet = element('div', 'page');
  const thing = openThing(desk, pictureOf(name), () => tellIndonesian(desk, spelled(name)));
  let read = Math.min(desk.state[0] ?? 0, words.length);
  const line = openLine(writtenLine(words), (at) => tap(at));
  const show = (): void => {
    for (const [at, button] of line.words.entries()) {
      button.dataset.is = at < read ? 'read' : at === read ? 'next' : 'later';
      button.classList.remove('is-beckoning');
    }
  };
  const tap = (at: number): void => {
    desk.sound('count', 1 + at * 0.12);
    const isLast = at === read && read + 1 === words.length;
    if (at === read) {
      read += 1;
      desk.keep([read]);
      show();
    }
    if (isLast) replay(thing, 'is-hopping');
    tellIndonesian(desk, isLast ? writtenLine(words).join(' ') : (words[at] ?? ''));
  };
  sheet.append(thing, line.root);
  desk.scene.append(sheet);
  const dress = (): void => {
    thing.ariaLabel = nameOf(name, desk.lang());
  };
  dress();
  show();
  return {
    dress,
    beckon() {
      const text = writingWords[desk.lang()];
      line.words[read]?.classList.add('is-beckoning');
      return read === 0 ? text.readPage : text.startHere;
    },
  };
};
