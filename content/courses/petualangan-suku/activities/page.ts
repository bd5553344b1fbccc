/** A page of a picture book. Each word says itself; read from left to right the page is done. */
import { type Activity, element, pressable } from '@nobi/kit/course';
import { textIn, textsIn } from '../rules/args.ts';
import { spelled } from '../rules/words.ts';
import { openThing, replay } from '../scene/tiles.ts';
import { writingWords } from '../text/writing.ts';
import { pictureOf } from '../view/pictures.ts';
import './page.css';

const clapping =
  '<svg viewBox="0 0 60 60" aria-hidden="true"><path d="M30 4l7 15 17 2-12 12 3 17-15-8-15 8 3-17L6 21l17-2z" fill="#ffb020" stroke="#d98a00" stroke-width="3" stroke-linejoin="round"/><circle cx="24" cy="28" r="3" fill="#231a4d"/><circle cx="36" cy="28" r="3" fill="#231a4d"/><path d="M23 35q7 6 14 0" fill="none" stroke="#231a4d" stroke-width="3" stroke-linecap="round"/></svg>';

const wordButton = (word: string, at: number, run: () => void): HTMLButtonElement => {
  const button = pressable('page-word', '', run);
  button.textContent = word;
  Object.assign(button.dataset, { word, at: `${at}`, answer: '' });
  return button;
};

export const page: Activity = (desk, task) => {
  const words = textsIn(task, 'words').map(spelled);
  const name = textIn(task, 'picture');
  const text = () => writingWords[desk.lang()];
  const sheet = element('div', 'page');
  const line = element('div', 'page-line');
  const star = element('div', 'page-star');
  star.innerHTML = clapping;
  const thing = openThing(desk, pictureOf(name), () => desk.tell(spelled(name)));
  let read = Math.min(desk.state[0] ?? 0, words.length);
  let isOver = false;
  const buttons = words.map((word, at) => wordButton(word, at, () => tap(at)));
  const show = (): void => {
    for (const [at, button] of buttons.entries()) {
      button.dataset.is = at < read ? 'read' : at === read ? 'next' : 'later';
      button.classList.remove('is-beckoning');
    }
    sheet.classList.toggle('is-whole', read === words.length);
  };
  const finish = (): void => {
    isOver = true;
    desk.sound('pop');
    replay(thing, 'is-hopping');
    desk.answer({ right: true, response: words, line: text().pageRead(words.join(' ')) });
  };
  const tap = (at: number): void => {
    if (isOver && desk.step !== 'look') return;
    const button = buttons[at];
    if (button) replay(button, 'is-heard');
    desk.sound('count', 1 + at * 0.12);
    if (at === read) {
      read += 1;
      desk.keep([read]);
      show();
      if (read === words.length) {
        finish();
        return;
      }
    }
    desk.tell(words[at] ?? '');
  };
  line.append(...buttons);
  sheet.append(thing, line, star);
  desk.scene.append(sheet);
  const dress = (): void => {
    thing.ariaLabel = spelled(name);
  };
  dress();
  show();
  return {
    dress,
    beckon() {
      buttons[read]?.classList.add('is-beckoning');
      return read === 0 ? text().readPage : text().startHere;
    },
  };
};
