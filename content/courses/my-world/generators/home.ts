/** Lessons one to five: at Kira's home. */
import type { CourseItem } from '@nobi/kit/course';
import { baskets, clocks, itemOf, type Made, sentences, spots, type Way } from './making.ts';

type Row = readonly [how: string, way: Way, count: number, base: number];

/** Each row draws from chance of its own, so that a row that is added moves no other. */
export const rowsOf = (station: number, rows: readonly Row[]): Made[] =>
  rows.flatMap(([how, way, count, base], at) =>
    sentences(how, way, { count, base, seed: station * 100 + at }),
  );

export const family = (skill: string): CourseItem[] =>
  [
    ...rowsOf(1, [
      ['be-name', 'one', 8, -3.1],
      ['be-name', 'some', 8, -2.9],
      ['be-name', 'all', 10, -2.8],
      ['be-pro', 'one', 8, -2.6],
      ['be-pro', 'all', 10, -2.4],
      ['be-pet', 'some', 8, -2.2],
      ['be-pet', 'all', 10, -2],
      ['be-not', 'all', 9, -2],
      ['be-kin', 'all', 6, -2.4],
      ['be-kin', 'spell', 6, -2.2],
      ['be-name', 'letters', 5, -2.8],
      ['be-pet', 'write', 7, -2.2],
      ['be-pro', 'write', 7, -2.6],
      ['be-name', 'read', 8, -3],
      ['be-pet', 'read', 6, -2.4],
    ]),
    ...baskets('take-people', { count: 14, base: -1.8, seed: 199 }),
  ].map(itemOf(1, skill));

export const house = (skill: string): CourseItem[] =>
  [
    ...rowsOf(2, [
      ['there-one', 'one', 7, -3.1],
      ['there-one', 'some', 10, -2.9],
      ['there-one', 'all', 12, -2.7],
      ['there-many', 'one', 7, -2.8],
      ['there-many', 'some', 8, -2.5],
      ['there-many', 'all', 12, -2.4],
      ['there-ask', 'some', 7, -2.2],
      ['there-ask', 'all', 10, -2],
      ['there-many', 'letters', 6, -2.6],
      ['there-many', 'spell', 6, -2.2],
      ['there-one', 'write', 8, -2.6],
      ['there-one', 'read', 7, -2.9],
      ['there-many', 'read', 6, -2.5],
    ]),
    ...spots('there-one', 'house', { count: 12, base: -2.6, seed: 298 }),
    ...spots('there-many', 'house', { count: 8, base: -2.1, seed: 299 }),
  ].map(itemOf(2, skill));

export const day = (skill: string): CourseItem[] =>
  [
    ...rowsOf(3, [
      ['day-plain', 'one', 9, -3.1],
      ['day-plain', 'all', 12, -2.7],
      ['day-hour', 'some', 9, -2.7],
      ['day-hour', 'all', 11, -2.4],
      ['day-half', 'all', 9, -2.1],
      ['day-quarter', 'all', 6, -1.8],
      ['day-plain', 'letters', 6, -2.6],
      ['day-plain', 'spell', 8, -2.2],
      ['day-hour', 'write', 7, -2.7],
      ['day-hour', 'read', 6, -3],
      ['day-half', 'read', 7, -2.4],
    ]),
    ...clocks('day-hour', { count: 10, base: -3, seed: 397 }),
    ...clocks('day-half', { count: 12, base: -2.1, seed: 398 }),
    ...clocks('day-quarter', { count: 10, base: -1.4, seed: 399 }),
  ].map(itemOf(3, skill));

export const food = (skill: string): CourseItem[] =>
  [
    ...rowsOf(4, [
      ['food-like', 'one', 8, -3.1],
      ['food-like', 'all', 12, -2.8],
      ['food-not', 'one', 8, -2.7],
      ['food-not', 'all', 12, -2.4],
      ['food-ask', 'some', 8, -2.3],
      ['food-ask', 'all', 10, -2.1],
      ['food-but', 'some', 8, -2.1],
      ['food-but', 'all', 10, -1.8],
      ['food-like', 'spell', 8, -2.5],
      ['food-not', 'letters', 6, -2.7],
      ['food-like', 'write', 6, -2.8],
      ['food-not', 'write', 6, -2.4],
    ]),
    ...baskets('take-likes', { count: 14, base: -2.2, seed: 498 }),
    ...baskets('take-order', { count: 10, base: -2.4, seed: 499 }),
  ].map(itemOf(4, skill));

export const clothes = (skill: string): CourseItem[] =>
  [
    ...rowsOf(5, [
      ['look-thing', 'one', 8, -3.1],
      ['look-thing', 'some', 10, -2.6],
      ['look-thing', 'all', 14, -2.4],
      ['look-wear', 'some', 9, -2.6],
      ['look-wear', 'all', 12, -2.3],
      ['look-both', 'some', 8, -2.2],
      ['look-both', 'all', 10, -1.8],
      ['look-weather', 'all', 9, -1.9],
      ['look-weather', 'letters', 6, -2.5],
      ['look-thing', 'spell', 8, -2.3],
      ['look-thing', 'write', 7, -2.6],
      ['look-thing', 'read', 7, -3],
      ['look-both', 'read', 6, -2.4],
    ]),
    ...baskets('take-wear', { count: 14, base: -2.2, seed: 599 }),
  ].map(itemOf(5, skill));
