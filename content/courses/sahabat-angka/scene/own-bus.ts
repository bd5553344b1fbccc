/** An own bus: whoever is picked gets on, and Nobi says how many there are. */
import { type CourseTask, type Desk, element, pressable, type Running } from '@nobi/kit/course';
import { thingsIn } from '../rules/args.ts';
import { numberWords } from '../text/numbers.ts';
import { words } from '../text/text.ts';
import { busPicture } from '../view/bus.ts';
import { undoPicture } from '../view/icons.ts';
import { type ThingName, thingNames, thingPicture } from '../view/things.ts';

const seats = 20;

const draw = (riders: readonly ThingName[]): string =>
  busPicture({ riders, ghosts: 0, leaving: 0, waiting: [], sign: riders.length, counted: 0 });

export const openOwnBus = (desk: Desk, task: CourseTask): Running => {
  const text = () => words[desk.lang()];
  let riders = desk.state.flatMap((kind) => thingNames[kind] ?? []).slice(0, seats);
  const scene = pressable('bus', '', () => {
    desk.sound('hop', 0.6);
    scene.classList.toggle('is-rocking');
    desk.tell(numberWords[desk.lang()].isNow(riders.length));
  });
  desk.scene.append(scene);
  const show = (): void => {
    scene.innerHTML = draw(riders);
    scene.ariaLabel = numberWords[desk.lang()].aboard(riders.length);
    undo.disabled = riders.length === 0;
    for (const { button } of stamps) button.disabled = riders.length === seats;
    desk.keep(riders.map((name) => thingNames.indexOf(name)));
  };
  const undo = pressable('tally-less', undoPicture, () => {
    desk.sound('tap', 0.8);
    riders = riders.slice(0, -1);
    show();
  });
  const stamps = thingsIn(task).map((name) => {
    const button = pressable('stamp', thingPicture(name), () => {
      riders = [...riders, name].slice(0, seats);
      desk.sound('count', 2 ** ((riders.length % 10) / 12));
      show();
      if (riders.length >= 10) desk.tell(numberWords[desk.lang()].isNow(riders.length));
    });
    return { name, button };
  });
  desk.controls.append(...stamps.map(({ button }) => button), undo);
  const dress = (): void => {
    undo.ariaLabel = text().undo;
    for (const { name, button } of stamps) button.ariaLabel = text().place(name);
  };
  dress();
  show();
  return {
    dress,
    beckon: () => numberWords[desk.lang()].isNow(riders.length),
    work() {
      const picture = element('div', 'work');
      picture.innerHTML = draw(riders);
      return picture;
    },
  };
};
