/**
 * Lessons eleven and twelve: Zib's empty diary, and the cake that is gone. A little easier for their place than
 * the ten before: who is at home in the present shall reach them, not only who has mastered all of it.
 */
import type { CourseItem } from '@nobi/kit/course';
import { rowsOf } from './home.ts';
import { baskets, itemOf, spots } from './making.ts';

export const yesterday = (skill: string): CourseItem[] =>
  [
    ...rowsOf(11, [
      ['past-ed', 'one', 9, -3.4],
      ['past-own', 'one', 9, -3.1],
      ['past-be', 'one', 6, -3.3],
      ['past-ed', 'all', 9, -3],
      ['past-be', 'all', 8, -2.8],
      ['past-own', 'some', 6, -2.8],
      ['past-own', 'all', 12, -2.5],
      ['past-last', 'some', 6, -2.6],
      ['past-last', 'all', 10, -2.2],
      ['past-then', 'some', 6, -2.4],
      ['past-then', 'all', 10, -1.9],
      ['past-ed', 'spell', 7, -2.6],
      ['past-own', 'spell', 7, -2.2],
      ['past-ed', 'write', 5, -3.1],
      ['past-own', 'write', 6, -2.8],
      ['past-be', 'read', 5, -3.3],
      ['past-own', 'read', 5, -2.9],
    ]),
    ...spots('past-last', 'week', { count: 6, base: -2.8, seed: 1198 }),
    ...baskets('take-diary', { count: 14, base: -2.3, seed: 1199 }),
  ].map(itemOf(11, skill));

export const asking = (skill: string): CourseItem[] =>
  [
    ...rowsOf(12, [
      ['did-not', 'one', 10, -3.7],
      ['did-ask', 'one', 9, -3.6],
      ['did-not', 'some', 7, -3.3],
      ['did-not', 'all', 12, -3],
      ['did-ask', 'some', 7, -3.1],
      ['did-ask', 'all', 12, -2.7],
      ['ask-did', 'some', 7, -2.8],
      ['ask-did', 'all', 12, -2.3],
      ['did-but', 'some', 8, -2.6],
      ['did-but', 'all', 12, -2.1],
      ['did-not', 'spell', 6, -3],
      ['did-but', 'spell', 7, -2.4],
      ['did-not', 'write', 6, -3.3],
      ['did-ask', 'write', 6, -3.1],
      ['did-but', 'read', 6, -3.1],
    ]),
    ...baskets('take-did', { count: 16, base: -2.6, seed: 1299 }),
  ].map(itemOf(12, skill));
