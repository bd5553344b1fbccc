/** A page of the letters between Kira and Zib: who is there, and what is written in English. */
import { wordIn } from '@nobi/kit/bank';
import { type Activity, element } from '@nobi/kit/course';
import { openZib } from '../scene/moon.ts';
import { tales } from '../text/tales.ts';
import { peoplePicture } from '../view/people.ts';
import { paintPlace } from '../view/places.ts';

export const tale: Activity = (desk, task) => {
  const place = element('div', 'place');
  paintPlace(place, task.id);
  const zib = openZib(desk);
  zib.button.classList.add('is-main');
  const page = element('div', 'tale');
  const letter = element('p', 'card reading letter');
  letter.lang = 'en';
  letter.textContent = tales[wordIn(task, 'page')] ?? '';
  const guest = element('span', 'tale-guest');
  const who = wordIn(task, 'who');
  if (who !== '') guest.innerHTML = peoplePicture(who, { mood: 'happy' });
  page.append(letter, guest);
  desk.scene.append(place, page, zib.button);
  return { dress: zib.dress, beckon: () => '' };
};
