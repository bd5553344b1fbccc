/** Lessons six to ten: out in the town, at school, and the letter at the end. */
import type { CourseItem } from '@nobi/kit/course';
import { rowsOf } from './home.ts';
import { baskets, itemOf, spots, walks } from './making.ts';

export const town = (skill: string): CourseItem[] =>
  [
    ...rowsOf(6, [
      ['town-cat', 'one', 8, -3.1],
      ['town-cat', 'all', 12, -2.7],
      ['town-next', 'some', 7, -2.6],
      ['town-next', 'all', 9, -2.4],
      ['town-opposite', 'all', 8, -2.2],
      ['town-between', 'some', 6, -2.2],
      ['town-between', 'all', 10, -1.8],
      ['town-ask', 'all', 10, -2.2],
      ['town-cat', 'spell', 8, -2.2],
      ['town-cat', 'write', 7, -2.7],
      ['town-cat', 'read', 7, -3],
    ]),
    ...spots('town-next', 'street', { count: 7, base: -2.6, seed: 696 }),
    ...spots('town-opposite', 'street', { count: 7, base: -2.2, seed: 697 }),
    ...spots('town-between', 'street', { count: 7, base: -1.9, seed: 698 }),
    ...walks({ count: 12, base: -2.3, seed: 699 }),
  ].map(itemOf(6, skill));

export const animals = (skill: string): CourseItem[] =>
  [
    ...rowsOf(7, [
      ['can-one', 'one', 8, -3.1],
      ['can-one', 'all', 10, -2.8],
      ['can-not', 'one', 8, -2.8],
      ['can-not', 'all', 12, -2.3],
      ['can-ask', 'some', 8, -2.3],
      ['can-ask', 'all', 12, -2],
      ['can-but', 'some', 9, -2.2],
      ['can-but', 'all', 14, -1.7],
      ['can-not', 'spell', 8, -2.2],
      ['can-one', 'letters', 6, -2.7],
      ['can-one', 'write', 6, -2.8],
      ['can-not', 'read', 6, -2.9],
      ['can-but', 'read', 6, -2.2],
    ]),
    ...baskets('take-can', { count: 18, base: -1.9, seed: 799 }),
  ].map(itemOf(7, skill));

export const school = (skill: string): CourseItem[] =>
  [
    ...rowsOf(8, [
      ['have-one', 'one', 8, -3.1],
      ['have-one', 'all', 10, -2.8],
      ['have-many', 'one', 7, -2.8],
      ['have-many', 'all', 10, -2.4],
      ['have-not', 'some', 7, -2.3],
      ['have-not', 'all', 10, -2],
      ['have-and', 'some', 7, -2.2],
      ['have-and', 'all', 10, -1.7],
      ['have-ask', 'all', 10, -1.9],
      ['have-many', 'spell', 8, -2.2],
      ['have-one', 'letters', 5, -2.7],
      ['have-one', 'write', 6, -2.7],
      ['have-many', 'read', 6, -2.9],
    ]),
    ...baskets('take-bag', { count: 12, base: -2.3, seed: 898 }),
    ...baskets('take-not', { count: 10, base: -1.9, seed: 899 }),
  ].map(itemOf(8, skill));

export const now = (skill: string): CourseItem[] =>
  [
    ...rowsOf(9, [
      ['now-ing', 'one', 10, -3.1],
      ['now-ing', 'some', 8, -2.8],
      ['now-ing', 'all', 14, -2.6],
      ['now-pro', 'some', 8, -2.4],
      ['now-pro', 'all', 12, -2.1],
      ['now-not', 'some', 7, -2.2],
      ['now-not', 'all', 10, -1.9],
      ['now-ask', 'some', 8, -2.2],
      ['now-ask', 'all', 12, -1.8],
      ['now-ing', 'spell', 12, -2.2],
      ['now-ing', 'letters', 6, -2.7],
      ['now-ing', 'write', 7, -2.7],
      ['now-ing', 'read', 6, -3],
      ['now-pro', 'read', 6, -2.5],
    ]),
  ].map(itemOf(9, skill));

export const letter = (skill: string): CourseItem[] =>
  [
    ...rowsOf(10, [
      ['week-on', 'some', 8, -2.9],
      ['week-on', 'all', 12, -2.6],
      ['week-on', 'spell', 7, -2.5],
      ['ask-who', 'some', 6, -2.8],
      ['ask-who', 'all', 10, -2.5],
      ['ask-you', 'one', 7, -2.8],
      ['ask-you', 'all', 12, -2.1],
      ['ask-she', 'some', 8, -2.2],
      ['ask-she', 'all', 14, -1.7],
      ['ask-you', 'write', 6, -2.5],
      ['ask-she', 'write', 6, -2.1],
      ['week-on', 'read', 6, -3],
      ['letter-rows', 'all', 12, -2.3],
    ]),
    ...spots('week-on', 'week', { count: 12, base: -2.8, seed: 1099 }),
  ].map(itemOf(10, skill));
