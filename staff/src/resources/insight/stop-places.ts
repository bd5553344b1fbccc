import { words } from '../../text/words.ts';

const t = words.insight.places;

export interface Stop {
  readonly place: string;
  readonly stopped: number;
}

const steps = ['begun', 'look', 'try', 'play', 'make', 'ask'] as const;

const stepNames: readonly string[] = steps;

/** Places in the order in which a child comes by: opened, begun or map, rounds, lessons. */
const orderOf = (place: string): number => {
  const [what, number = '0', step] = place.split(':');
  if (what === 'lesson') return 1000 + Number(number) * 10 + stepNames.indexOf(step ?? '');
  return what === 'round' ? 100 + Number(number) : ['opened', 'map', 'begun'].indexOf(what ?? '');
};

/** A place in words; what is not known is shown as it is. */
export const placeLabel = (place: string): string => {
  const [what, number = '', named] = place.split(':');
  const step = steps.find((each) => each === named);
  if (what === 'opened' || what === 'begun' || what === 'map') return t[what];
  if (what === 'round' && number === '0') return t.roundNone;
  if (what === 'round') return (number === '1' ? t.rounds : t.round).replace('{number}', number);
  if (what === 'lesson' && step)
    return t.lesson.replace('{number}', number).replace('{step}', t.steps[step]);
  return place;
};

export const inOrder = (stops: readonly Stop[]): Stop[] =>
  stops.toSorted((one, other) => orderOf(one.place) - orderOf(other.place));
