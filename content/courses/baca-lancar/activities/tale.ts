/** A page of the voyage: who is there, and a word in its parts. */
import { wordIn } from '@nobi/kit/bank';
import { type Activity, element } from '@nobi/kit/course';
import { castNames } from '../rules/names.ts';
import { pictureNames } from '../rules/pictured.ts';
import { syllablesOf } from '../rules/words.ts';
import { openActor, openReading } from '../scene/deck.ts';
import { boatPicture } from '../view/boat.ts';
import { pictureOf } from '../view/pictures.ts';
import { paintPlace } from '../view/places.ts';

const wordCard = (word: string): string => {
  const parts = syllablesOf(word).map((part) => `<b>${part}</b>`);
  return `${pictureNames.has(word) ? pictureOf(word) : ''}<span class="parts">${parts.join('')}</span>`;
};

export const tale: Activity = (desk, task) => {
  const place = element('div', 'place');
  paintPlace(place, task.id, false);
  const name = castNames.find((each) => each === task.args.view) ?? 'liko';
  const actor = openActor(desk, name);
  actor.button.classList.add('is-main');
  const word = wordIn(task, 'word');
  const boat = element('div', 'sailing');
  boat.innerHTML = boatPicture;
  desk.scene.append(place, boat);
  if (word !== '') {
    const page = element('div', 'tale');
    const card = openReading(desk, 'word-card', word);
    card.innerHTML = wordCard(word);
    card.ariaLabel = word;
    page.append(card);
    desk.scene.append(page);
  }
  desk.scene.append(actor.button);
  return { dress: actor.dress, beckon: () => '' };
};
