/** An own picture: pick a thing, tap where it should stand, move it about. Each kind is counted. */
import { type Activity, type CourseTask, element, pressable } from '@nobi/kit/course';
import { numberIn, thingsIn } from '../rules/args.ts';
import { type Land, Paper } from '../scene/picture-paper.ts';
import { words } from '../text/text.ts';
import { undoPicture } from '../view/icons.ts';
import { type ThingName, thingPicture } from '../view/things.ts';

const landIn = (task: CourseTask): Land => {
  if (numberIn(task, 'day') === 1) return 'day';
  return numberIn(task, 'sea') === 1 ? 'sea' : 'meadow';
};
/** Where the next one stands when it is placed by key: on a spiral of free spots. */
const nextSpot = (count: number): { x: number; y: number } => ({
  x: 500 + Math.cos(count * 2.4) * Math.min(380, 110 + count * 26),
  y: 520 + Math.sin(count * 2.4) * Math.min(340, 90 + count * 24),
});
export const picture: Activity = (desk, task) => {
  const names = thingsIn(task);
  const most = numberIn(task, 'most');
  const text = () => words[desk.lang()];
  const isSum = numberIn(task, 'sum') === 1;
  const countOf = (name: ThingName): number =>
    paper.pieces.filter((piece) => piece.name === name).length;
  let chosen = names[0] ?? 'star';
  const place = (at: { x: number; y: number }): void => {
    // On a full paper the oldest of its kind moves over: nothing is ever refused.
    const mine = paper.pieces.filter(({ name }) => name === chosen);
    const oldest = mine.length >= most ? mine[0] : undefined;
    paper.change([...paper.pieces.filter((piece) => piece !== oldest), { name: chosen, ...at }]);
    desk.sound('count', 2 ** (Math.min(12, mine.length + 1) / 12));
    show();
    if (isSum) desk.tell(text().sumHere(names.map((name) => countOf(name))));
  };
  const paper = new Paper(desk, landIn(task), place);
  const undo = pressable('tally-less', undoPicture, () => {
    desk.sound('tap', 0.8);
    paper.change(paper.pieces.slice(0, -1));
    show();
  });
  const stamps = names.map((name) => {
    const number = element('b', 'stamp-count');
    const button = pressable('stamp', thingPicture(name), () => {
      desk.sound('tap');
      chosen = name;
      show();
    });
    // A key press has no place on the paper: it puts the thing on the next free spot.
    button.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      chosen = name;
      place(nextSpot(paper.pieces.length));
    });
    button.append(number);
    return { name, button, number };
  });
  const show = (): void => {
    for (const { name, button, number } of stamps) {
      const count = paper.pieces.filter((piece) => piece.name === name).length;
      number.textContent = `${count}`;
      button.setAttribute('aria-pressed', `${name === chosen}`);
      button.ariaLabel = `${text().place(name)}: ${count}`;
    }
    undo.disabled = paper.pieces.length === 0;
    undo.ariaLabel = text().undo;
  };
  desk.scene.append(paper.root);
  desk.controls.append(...stamps.map(({ button }) => button), undo);
  show();
  return {
    dress: show,
    beckon() {
      const most = stamps.map(({ name, number }) => ({ name, count: Number(number.textContent) }));
      const made = most.filter(({ count }) => count > 0);
      return made.map(({ name, count }) => text().things(count, name)).join(', ');
    },
    work: () => paper.copy(),
  };
};
