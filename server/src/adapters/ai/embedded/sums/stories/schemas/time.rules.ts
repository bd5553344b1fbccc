import { units } from '../../quantities/unit-table.ts';
import { askedUnit, inOneUnit } from '../in-unit.rules.ts';
import type { Amount, Schema } from '../story.ts';

const dimensionOf = ({ unit }: Amount) =>
  unit === undefined || unit === 'rp' ? undefined : unit.dimension;

/** Speed, way and time: two of them give the third. */
export const speed: Schema = (story) => {
  const pace = story.amounts.find(({ nouns }) => nouns[0] === 'kmh');
  const way = story.amounts.find((amount) => dimensionOf(amount) === 'length');
  const time = story.amounts.find((amount) => dimensionOf(amount) === 'time');
  const hours = time && time.unit === units.get('jam');
  if (story.amounts.length !== 2) return undefined;
  if (pace && time && hours && /jarak|far|distance|km/.test(story.question.join(' ')))
    return { way: 'speed', sum: `${pace.sum} × ${time.sum}`, unit: units.get('km') };
  if (pace && way && /lama|jam|long|hours/.test(story.question.join(' ')))
    return { way: 'speed', sum: `${way.sum} ÷ ${pace.sum}`, unit: units.get('jam') };
  if (way && time && hours && /kecepatan|speed/.test(story.question.join(' ')))
    return { way: 'speed', sum: `${way.sum} ÷ ${time.sum}`, unit: undefined };
  return undefined;
};

/** In one hour so far: in three hours thrice as far. */
export const pace: Schema = (story) => {
  const [way, first, second] = story.amounts;
  if (
    story.amounts.length !== 3 ||
    !way ||
    !first ||
    !second ||
    first.value !== 1 ||
    first.clause !== way.clause
  )
    return undefined;
  if (first.unit === undefined || first.unit !== second.unit || !second.isAsked || first.isAsked)
    return undefined;
  return { way: 'groups', sum: `${second.sum} × ${way.sum}`, unit: way.unit };
};

/** How many minutes she read: one length of time, or weight, in the wanted unit. */
export const convert: Schema = (story) => {
  const to = askedUnit(story);
  if (/bolak/.test(story.text)) return undefined;
  const [only, ...more] = story.amounts;
  const broken =
    story.amounts.length === 0 ? /^[^/]*?\b(\d+\/\d+) (\w+)[^/]*$/.exec(story.text) : undefined;
  const unit = units.get(broken?.[2] ?? '');
  if (broken && to && unit && unit.dimension === to.dimension && unit.worth > to.worth)
    return { way: 'convert', sum: `${broken[1]} × ${unit.worth / to.worth}`, unit: to };
  if (!only || more.length > 0 || !to || only.unit === undefined || only.unit === 'rp')
    return undefined;
  if (only.per !== undefined || only.unit.dimension !== to.dimension) return undefined;
  if (/kali|times|twice|half|setengah|pulang pergi|lebih|more|lagi|bolak|balik/.test(story.text)) {
    const [one] = inOneUnit([only], to) ?? [];
    return one && /pulang pergi/.test(story.text)
      ? { way: 'groups', sum: `2 × ${one.sum}`, unit: one.unit }
      : undefined;
  }
  const factor = only.unit.worth / to.worth;
  if (factor === 1 && only.sum.startsWith('('))
    return { way: 'convert', sum: only.sum.slice(1, -1), unit: to };
  if (factor === 1 || /\//.test(story.text)) return undefined;
  return factor > 1
    ? { way: 'convert', sum: `${only.sum} × ${factor}`, unit: to }
    : { way: 'convert', sum: `${only.sum} ÷ ${1 / factor}`, unit: to };
};
