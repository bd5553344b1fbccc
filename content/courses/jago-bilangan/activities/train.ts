/** An own train: wagon by wagon, and the sum of all that it carries. */
import { type Activity, element } from '@nobi/kit/course';
import { type CargoName, cargo, cargoIn, cargoNames } from '../rules/names.ts';
import { written } from '../rules/numerals.ts';
import { openTools } from '../scene/tools.ts';
import { words } from '../text/text.ts';
import { icons } from '../view/icons.ts';
import { paintPlace } from '../view/places.ts';
import { trainPicture, wagonPicture } from '../view/train.ts';

const most = 14;
const highest = 9999;

const totalOf = (names: readonly CargoName[]): number =>
  names.reduce((sum, name) => sum + cargo[name], 0);

export const train: Activity = (desk, task) => {
  const text = () => words[desk.lang()];
  const names = cargoIn(task);
  let cars = desk.state.flatMap((at) => cargoNames[at] ?? []).slice(0, most);
  const place = element('div', 'place');
  paintPlace(place, task.id);
  const root = element('div', 'yard');
  const picture = element('div', 'own-train');
  const total = element('p', 'card sum-line');
  root.append(total, picture);
  desk.scene.append(place, root);
  const change = (next: CargoName[]): void => {
    cars = next;
    desk.keep(cars.map((name) => cargoNames.indexOf(name)));
    show();
  };
  const couple = (name: CargoName): void => {
    // A full train lets its first wagon go: nothing is ever refused.
    let next = [...cars, name].slice(-most);
    while (totalOf(next) > highest) next = next.slice(1);
    desk.sound('count', 2 ** (next.length / 12));
    change(next);
    desk.tell(text().train(written(totalOf(next), desk.lang())));
  };
  const tools = openTools(desk, [
    ...names.map((name) => ({
      name,
      picture: `${wagonPicture(name)}<i class="tag">${written(cargo[name], desk.lang())}</i>`,
      label: () => text().couple(text().cargo[name], written(cargo[name], desk.lang())),
      run: () => couple(name),
    })),
    {
      name: 'undo',
      picture: icons.undo,
      label: () => text().uncouple,
      run() {
        desk.sound('tap', 0.8);
        change(cars.slice(0, -1));
      },
    },
  ]);
  const show = (): void => {
    picture.innerHTML = trainPicture(cars);
    total.textContent = written(totalOf(cars), desk.lang());
    tools.dress();
    tools.enable('undo', cars.length > 0);
  };
  show();
  return {
    dress: show,
    beckon: () => (cars.length > 0 ? text().train(written(totalOf(cars), desk.lang())) : ''),
    work() {
      const copy = element('div', 'work own-train');
      copy.innerHTML = trainPicture(cars);
      return copy;
    },
  };
};
