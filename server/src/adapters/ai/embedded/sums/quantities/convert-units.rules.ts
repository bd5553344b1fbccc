import Fraction from 'fraction.js';
import { signOf } from '../expressions/work-out.rules.ts';
import {
  bareUnit,
  inUnit,
  onlyQuiet,
  pair,
  type Quantity,
  quantityOf,
  type Speech,
  write,
  writeQuantity,
} from './quantity.rules.ts';
import { type Unit, units } from './unit-table.ts';

const questionWords =
  /berapa|how many|how much|ubah|konversi|convert|change|jadi|=|\?| ke | to | in /;

/** 3 km in m: what one is worth, then the multiplication or division. */
const convert = (from: Quantity, to: Unit, speech: Speech): string => {
  const { language, words } = speech;
  const result = inUnit(from, to);
  const isDown = from.unit.worth >= to.worth;
  const [large, small] = isDown ? [from.unit, to] : [to, from.unit];
  const one = { value: new Fraction(1), unit: large };
  const many = inUnit(one, small);
  const sign = isDown ? '×' : signOf('÷', language);
  const lines = [
    `${writeQuantity(one, speech)} = ${writeQuantity(many, speech)}`,
    ...(from.value.equals(1) && isDown
      ? []
      : [
          `${write(from.value, language)} ${sign} ${write(many.value, language)} = ${write(result.value, language)}`,
        ]),
  ];
  const head = `${writeQuantity(from, speech)} = ${writeQuantity(result, speech)}`;
  return lines[0] === head
    ? head
    : `${head}\n\n${words.how}\n${lines.map((each) => `• ${each}`).join('\n')}`;
};

export const answerConversion = (text: string, speech: Speech): string | undefined => {
  const found = [...text.matchAll(pair)];
  const [only] = found;
  if (found.length !== 1 || !only || !questionWords.test(` ${text} `)) return undefined;
  const rest = `${text.slice(0, only.index)} ${text.slice(only.index + only[0].length)}`;
  const others = [...rest.matchAll(bareUnit)];
  const from = quantityOf(only[1] ?? '', only[2] ?? '', speech.language);
  const to = units.get(others[0]?.[1] ?? '');
  if (!from || !to || others.length !== 1 || !onlyQuiet.test(rest.replace(bareUnit, ' ')))
    return undefined;
  return from.unit.dimension === to.dimension && from.unit !== to
    ? convert(from, to, speech)
    : undefined;
};
