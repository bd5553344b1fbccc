/** A page of the running story: who is there, and the number that it is about. */
import { numberIn } from '@nobi/kit/bank';
import { type Activity, element } from '@nobi/kit/course';
import { castNames } from '../rules/names.ts';
import { written } from '../rules/numerals.ts';
import { digitsOf } from '../rules/places.ts';
import { openActor } from '../scene/yard.ts';
import { packNames, pilePicture } from '../view/packs.ts';
import { paintPlace } from '../view/places.ts';
import { trainPicture } from '../view/train.ts';

export const tale: Activity = (desk, task) => {
  const place = element('div', 'place');
  paintPlace(place, task.id);
  const name = castNames.find((each) => each === task.args.view) ?? 'badak';
  const actor = openActor(desk, name);
  actor.button.classList.add('is-main');
  const page = element('div', 'tale');
  const n = numberIn(task, 'n');
  const sign = element('p', 'card sum-line');
  const load = element('div', 'tale-load');
  if (n > 0) {
    const counts = digitsOf(n);
    load.innerHTML = packNames
      .flatMap((pack, at) => {
        const count = counts[at] ?? 0;
        return count > 0 ? [`<span>${pilePicture(pack, count)}</span>`] : [];
      })
      .join('');
    page.append(sign, load);
  }
  const passing = element('div', 'passing');
  passing.innerHTML = trainPicture(n > 0 ? [] : ['wagon', 'tin']);
  desk.scene.append(place, passing, page, actor.button);
  const dress = (): void => {
    sign.textContent = written(n, desk.lang());
    actor.dress();
  };
  dress();
  return { dress, beckon: () => '' };
};
