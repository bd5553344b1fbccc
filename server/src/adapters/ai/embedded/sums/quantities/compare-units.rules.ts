import { inUnit, pair, quantityOf, type Speech, writeQuantity } from './quantity.rules.ts';

const comparing = /\b(?:mana|which)\b|\blebih\b/;
const compared =
  /^(?:mana|yang|lebih|which|is|one|panjang|pendek|berat|ringan|banyak|sedikit|besar|kecil|lama|sebentar|cepat|jauh|dekat|longer|shorter|heavier|lighter|more|less|bigger|smaller|further|atau|or|dan|and|dari|daripada|than|antara|between|[\s?.,:!])*$/;

export const answerUnitComparison = (text: string, speech: Speech): string | undefined => {
  const found = [...text.matchAll(pair)];
  const [one, other] = found.map(([, number = '', name = '']) =>
    quantityOf(number, name, speech.language),
  );
  if (found.length !== 2 || !one || !other || one.unit.dimension !== other.unit.dimension)
    return undefined;
  if (!comparing.test(text) || !compared.test(text.replace(pair, ' '))) return undefined;
  const small = one.unit.worth < other.unit.worth ? one.unit : other.unit;
  const [a, b] = [inUnit(one, small), inUnit(other, small)];
  const lines = [one, other]
    .filter(({ unit }) => unit !== small)
    .map(
      (each) => `• ${writeQuantity(each, speech)} = ${writeQuantity(inUnit(each, small), speech)}`,
    );
  const steps = lines.length > 0 ? `\n\n${speech.words.how}\n${lines.join('\n')}` : '';
  if (a.value.equals(b.value))
    return `${speech.words.same(writeQuantity(one, speech), writeQuantity(other, speech))}${steps}`;
  const [more, less] = a.value.gt(b.value) ? [one, other] : [other, one];
  return `${speech.words.more(one.unit.dimension, writeQuantity(more, speech), writeQuantity(less, speech))}${steps}`;
};
