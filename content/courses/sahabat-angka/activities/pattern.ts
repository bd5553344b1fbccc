/** Lanterns on a string in a repeating row. When the row is whole they light up and sing. */
import {
  type Activity,
  type CourseTask,
  type Desk,
  element,
  pressable,
  type Running,
} from '@nobi/kit/course';
import { repeatOf } from '../playable.ts';
import { namesIn, numberIn } from '../rules/args.ts';
import { openThings } from '../scene/choices.ts';
import { draw, Lanterns, tones } from '../scene/lanterns.ts';
import { words } from '../text/text.ts';
import { worldWords } from '../text/world.ts';
import { undoPicture } from '../view/icons.ts';
import { type ThingName, thing, thingNames } from '../view/things.ts';

const without = (row: readonly ThingName[], gap: number): (ThingName | null)[] =>
  row.map((name, i) => (i === gap ? null : name));

const watching = (desk: Desk, task: CourseTask): Running => {
  const row = namesIn(task, 'row');
  const lanterns = new Lanterns(desk);
  lanterns.button.addEventListener('click', () => lanterns.show({ part: repeatOf(row) }));
  lanterns.show({ row });
  const dress = (): void => {
    lanterns.button.ariaLabel = worldWords[desk.lang()].lanterns;
  };
  dress();
  return {
    dress,
    beckon() {
      lanterns.button.classList.add('is-beckoning');
      return '';
    },
  };
};

const filling = (desk: Desk, task: CourseTask): Running => {
  const [row, gap] = [namesIn(task, 'row'), numberIn(task, 'gap')];
  const text = () => worldWords[desk.lang()];
  const part = repeatOf(row);
  const lanterns = new Lanterns(desk);
  let isBusy = false;
  const pick = (name: ThingName): void => {
    if (isBusy) return;
    isBusy = true;
    const right = name === row[gap];
    lanterns.show({ row: row.map((each, i) => (i === gap ? name : each)), odd: right ? -1 : gap });
    if (right) lanterns.sing();
    else desk.sound('oops');
    const line = right ? text().rowFits(part) : text().rowOther;
    const due = desk.answer({ right, response: [name], line });
    if (right) return;
    desk.clock.after(1.6, () => {
      lanterns.show({ row: without(row, gap), odd: -1, part: due === 'none' ? 0 : part });
      const wait = lanterns.sing();
      desk.clock.after(wait, () => {
        lanterns.show({ lit: 0 });
        const answer = row[gap];
        if (due === 'worked' && answer) choices.show(answer);
        isBusy = false;
      });
    });
  };
  const choices = openThings(desk, namesIn(task, 'choices'), pick);
  const dress = (): void => {
    lanterns.button.ariaLabel = text().lanterns;
    choices.dress();
  };
  lanterns.show({ row: without(row, gap), part: desk.help === 'none' ? 0 : part });
  dress();
  return {
    dress,
    beckon() {
      lanterns.show({ part });
      return text().sayRow;
    },
  };
};

/** An own string: as soon as it repeats, Nobi says after how many. */
const own = (desk: Desk, task: CourseTask): Running => {
  const most = numberIn(task, 'most');
  const lanterns = new Lanterns(desk);
  let row = desk.state.flatMap((kind) => thingNames[kind] ?? []).slice(0, most);
  const text = () => worldWords[desk.lang()];
  const show = (): void => {
    const part = repeatOf(row);
    const isRow = row.length >= part * 2 && part > 0;
    const free: null[] = Array<null>(most - row.length).fill(null);
    lanterns.show({ row: [...row, ...free], lit: isRow ? row.length : 0, part: isRow ? part : 0 });
    undo.disabled = row.length === 0;
    for (const { button } of stamps) button.disabled = row.length === most;
    desk.keep(row.map((name) => thingNames.indexOf(name)));
    if (isRow) desk.tell(text().ownRow(part));
  };
  const stamps = namesIn(task, 'things').map((name, kind) => {
    const button = pressable(
      'stamp',
      `<svg viewBox="0 0 100 100" aria-hidden="true">${thing(name)}</svg>`,
      () => {
        row = [...row, name].slice(0, most);
        desk.sound('count', tones[kind] ?? 1);
        show();
      },
    );
    return { name, button };
  });
  const undo = pressable('tally-less', undoPicture, () => {
    desk.sound('tap', 0.8);
    row = row.slice(0, -1);
    show();
  });
  desk.controls.append(...stamps.map(({ button }) => button), undo);
  const dress = (): void => {
    lanterns.button.ariaLabel = text().lanterns;
    undo.ariaLabel = words[desk.lang()].undo;
    for (const { name, button } of stamps) button.ariaLabel = words[desk.lang()].place(name);
  };
  dress();
  show();
  return {
    dress,
    beckon: () => text().makeRow,
    work() {
      const picture = element('div', 'work lanterns-work');
      picture.innerHTML = draw({ row, lit: row.length, odd: -1, part: 0 });
      return picture;
    },
  };
};

export const pattern: Activity = (desk, task) => {
  if (desk.step === 'make') return own(desk, task);
  return desk.step === 'look' ? watching(desk, task) : filling(desk, task);
};
