/** Short ways to write tasks of length, weight and time. */
import type { CourseItem, CourseTask } from '@nobi/kit/course';

const say = {
  length: { id: 'Panjangnya berapa balok?', en: 'How many blocks long?' },
  weight: { id: 'Taruh kelereng sampai seimbang!', en: 'Add marbles until it is level!' },
  longer: { id: 'Ketuk ular yang lebih panjang!', en: 'Tap the longer snake!' },
  heavier: { id: 'Mana yang lebih berat?', en: 'Which one is heavier?' },
  read: { id: 'Jam berapa ini?', en: 'What time is it?' },
};

export const long = (thing: string, n: number, difficulty: number): CourseItem => ({
  id: `blocks-${thing}-${n}`,
  activity: 'measure',
  say: say.length,
  args: { how: 'length', thing, n },
  skill: 'measure',
  difficulty,
});

export const weigh = (thing: string, n: number, difficulty: number): CourseItem => ({
  id: `weigh-${thing}`,
  activity: 'measure',
  say: say.weight,
  args: { how: 'weight', thing, n },
  skill: 'measure',
  difficulty,
});

export const longer = (
  item: [one: number, other: number, shift: number, difficulty: number],
): CourseItem => {
  const [one, other, shift, difficulty] = item;
  return {
    id: `longer-${one}-${other}-${shift}`,
    activity: 'measure',
    say: say.longer,
    args: { how: 'longer', one, other, shift },
    skill: 'measure',
    difficulty,
  };
};

export const heavier = (one: string, other: string, difficulty: number): CourseItem => ({
  id: `heavier-${one}-${other}`,
  activity: 'measure',
  say: say.heavier,
  args: { how: 'heavier', one, other },
  skill: 'measure',
  difficulty,
});

export const set = (
  item: [n: number, start: number, thing: string, line: CourseTask['say'], difficulty: number],
): CourseItem => {
  const [n, start, thing, line, difficulty] = item;
  return {
    id: `set-${n}`,
    activity: 'clock',
    say: line,
    args: { n, start, thing },
    skill: 'time',
    difficulty,
  };
};

export const read = (n: number, choices: number[], difficulty: number): CourseItem => ({
  id: `clock-${n}`,
  activity: 'clock',
  say: say.read,
  args: { n, choices },
  skill: 'time',
  difficulty,
});

export const part = (
  item: [part: string, thing: string, line: CourseTask['say'], difficulty: number],
): CourseItem => {
  const [name, thing, line, difficulty] = item;
  return {
    id: `part-${thing}`,
    activity: 'clock',
    say: line,
    args: { part: name, thing },
    skill: 'time',
    difficulty,
  };
};
