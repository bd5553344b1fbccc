/** A postcard to Zib: what is tapped sticks to it, and the sentence under it grows. */
import { type Activity, element } from '@nobi/kit/course';
import { cardText, frameIn, stickers, stickersIn } from '../rules/cards.ts';
import { singles } from '../rules/people.ts';
import { nounNames } from '../rules/things.ts';
import { openTools } from '../scene/tools.ts';
import { nameOf } from '../text/names.ts';
import { words } from '../text/text.ts';
import { icons } from '../view/icons.ts';
import { peoplePicture, zibPicture } from '../view/people.ts';
import { actPicture, thingPicture } from '../view/pictures.ts';
import { paintPlace } from '../view/places.ts';

const most = 10;

const stickerPicture = (name: string): string => {
  if (singles.some((each) => each === name)) return peoplePicture(name);
  return nounNames.some((each) => each === name) ? thingPicture(name) : actPicture(name);
};

export const card: Activity = (desk, task) => {
  const text = () => words[desk.lang()];
  const names = stickersIn(task);
  const frame = frameIn(task);
  let stuck = desk.state.flatMap((at) => stickers[at] ?? []).slice(0, most);
  const place = element('div', 'place');
  paintPlace(place, task.id);
  const root = element('div', 'yard');
  const paper = element('div', 'postcard');
  const picture = element('div', 'picture');
  const line = element('p', 'reading');
  line.lang = 'en';
  const stamp = element('span', 'stamp');
  stamp.innerHTML = zibPicture;
  paper.append(stamp, picture, line);
  root.append(paper);
  desk.scene.append(place, root);
  const change = (next: string[]): void => {
    stuck = next;
    desk.keep(stuck.map((name) => stickers.indexOf(name)));
    show();
  };
  const tools = openTools(desk, [
    ...names.map((name) => ({
      name: `sticker tool-${name}`,
      picture: stickerPicture(name),
      label: () => text().stick(nameOf(name, desk.lang())),
      run() {
        desk.sound('count', 2 ** (stuck.length / 12));
        // A full card lets its first sticker go: nothing is ever refused.
        change([...stuck, name].slice(-most));
      },
    })),
    {
      name: 'undo',
      picture: icons.undo,
      label: () => text().unstick,
      run() {
        desk.sound('tap', 0.8);
        change(stuck.slice(0, -1));
      },
    },
  ]);
  const show = (): void => {
    picture.innerHTML = stuck
      .map((name) => `<span class="sticker">${stickerPicture(name)}</span>`)
      .join('');
    line.textContent = cardText(frame, stuck) || 'Dear Zib …';
    tools.dress();
    tools.enable('undo', stuck.length > 0);
  };
  show();
  return {
    dress: show,
    beckon: () => text().ways.card,
    work() {
      const copy = element('div', 'work postcard');
      copy.append(...[stamp, picture, line].map((each) => each.cloneNode(true)));
      return copy;
    },
  };
};
