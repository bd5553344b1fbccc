/** Where something can be put: a room, a street, a way with corners, a week. */
import type { Lang } from '@nobi/kit/course';
import type { Facts } from '../rules/line.ts';
import { furnitureFor, type Spots, streetOf, walkOf } from '../rules/spots.ts';
import { furniturePicture, type Placed, slot } from './furniture.ts';
import { peoplePicture } from './people.ts';
import { actPicture, thingPicture } from './pictures.ts';
import { dayName } from './rebus.ts';
import { buildingPicture, streetPicture, walkPicture } from './town.ts';

export interface Ground {
  readonly how: string;
  readonly facts: Facts;
  readonly spots: Spots;
  readonly lang: Lang;
}

const marker = ({ facts, spots }: Ground): string => {
  if (spots.kind === 'house') return thingPicture(facts.what).repeat(Math.max(1, facts.n));
  if (spots.kind === 'street') return buildingPicture(facts.what);
  if (spots.kind === 'walk') return `<i class="flag">${peoplePicture('me')}</i>`;
  return actPicture(facts.what);
};

const week = ({ spots, lang }: Ground, placed: Placed): string => {
  const days = spots.spots.map(
    (day) =>
      `<span class="a-day"><b>${dayName(day, lang)}</b>${slot(day, 'day', placed) || '<span class="slot is-day"></span>'}</span>`,
  );
  return `<span class="week">${days.join('')}</span>`;
};

/** With what was put at one of its spots, if anything was. */
export const groundPicture = (ground: Ground, put: string, isOpen: boolean): string => {
  const { how, facts, spots } = ground;
  const placed: Placed = {
    filled: put === '' ? {} : { [put]: marker(ground) },
    open: isOpen ? spots.spots : [],
  };
  if (spots.kind === 'house') return furniturePicture(furnitureFor(facts), placed);
  if (spots.kind === 'street') return streetPicture(streetOf(how, facts), placed);
  if (spots.kind === 'week') return week(ground, placed);
  const walker = put === '' ? peoplePicture('me') : '';
  return walkPicture(walkOf(facts), facts.n === 1, { walker, placed });
};
