import { askedUnit, inOneUnit } from '../in-unit.rules.ts';
import type { Amount, Schema, Solution, Story } from '../story.ts';

const round = /\b(?:keliling\w*|perimeter|mengelilingi|around|pagar|fence)\b/;
const surface = /\b(?:luas\w*|area)\b|(?:many|berapa) \w+ persegi/;
const square = /\b(?:persegi(?! panjang)|bujur sangkar|square)\b/;
const long = /\b(?:panjang\w*|long|length)\b/;
const wide = /\b(?:lebar\w*|wide|width)\b/;
const sides = /\b(?:sisi\w*|sides?|panjangnya)\b/;
const other =
  /\b(?:segitiga|lingkaran|kubus|balok|triangle|circle|cube|trapesium|jajar|tinggi|height|volume|lebih|longer than|dua kali|twice)\b/;

const length = ({ unit }: Amount): boolean =>
  unit !== undefined && unit !== 'rp' && unit.dimension === 'length';

const rectangle = (
  story: Story,
  list: readonly Amount[],
  question: string,
): Solution | undefined => {
  const [a, b, times] = list;
  if (!a || !b || !long.test(story.text) || !wide.test(story.text)) return undefined;
  if (round.test(question) || /mengelilingi|around/.test(story.text)) {
    const once = `2 × (${a.sum} + ${b.sum})`;
    if (
      times &&
      times.unit === undefined &&
      /\d+ (?:kali|times)/.test(story.text) &&
      /lari|jalan|run|walk|ran/.test(story.text)
    )
      return { way: 'perimeter', sum: `${times.sum} × ${once}`, unit: a.unit };
    return list.length === 2 ? { way: 'perimeter', sum: once, unit: a.unit } : undefined;
  }
  return surface.test(question) && list.length === 2
    ? { way: 'area', sum: `${a.sum} × ${b.sum}`, unit: undefined }
    : undefined;
};

/** Perimeter, area or a side of rectangles and squares. */
export const shape: Schema = (story) => {
  if (other.test(story.text)) return undefined;
  const wanted = story.question.join(' ');
  const isNamed =
    /\. /.test(story.text) || round.test(wanted) || surface.test(wanted) || sides.test(wanted);
  // "Luas kebun yang panjangnya 15 meter adalah berapa?" names it at the beginning.
  const question = isNamed ? wanted : `${story.clauses[0]?.slice(0, 3).join(' ')} ${wanted}`;
  const lengths = story.amounts.filter(length);
  const rest = story.amounts.filter(
    (amount) => !length(amount) && !(amount.isAsked && amount.value === 1),
  );
  const list = [...(inOneUnit(lengths, askedUnit(story)) ?? []), ...rest];
  const [one, two] = list;
  const isArea = surface.test(story.text.replace(question, '')) && !surface.test(question);
  const asksSide = sides.test(question) || wide.test(question) || long.test(question);
  if (list.length === 1 && one && square.test(story.text.replace(/ (?:cm|m) persegi/g, ''))) {
    if (round.test(question) && sides.test(story.text))
      return { way: 'perimeter', sum: `4 × ${one.sum}`, unit: one.unit };
    if (surface.test(question) && sides.test(story.text))
      return { way: 'area', sum: `${one.sum} × ${one.sum}`, unit: undefined };
    if (round.test(story.text) && asksSide && !isArea)
      return { way: 'side', sum: `${one.sum} ÷ 4`, unit: one.unit };
  }
  if (
    list.length === 2 &&
    one &&
    two &&
    isArea &&
    asksSide &&
    (wide.test(question) !== long.test(question) || wide.test(story.text))
  ) {
    const [area, side] = lengths.length === 1 ? [rest[0], lengths[0]] : [undefined, undefined];
    return area && side
      ? { way: 'side', sum: `${area.sum} ÷ ${side.sum}`, unit: side.unit }
      : undefined;
  }
  return rectangle(story, list, question);
};
