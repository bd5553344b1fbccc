import type { EmbeddedText } from '../text.en.ts';

const length = '(\\d{1,4})(?: ?(cm|mm|m|km|meter|metres?|meters?|centimeters?|senti))?';
const by = ' ?(?:x|×|kali|by|dan|and|times|lebar|lebarnya|width|wide) ?';
const asks =
  "^(?:(?:nobi|tolong|hitung|berapa|berapakah|apa|what|whats|what's|is|the|find|how much is|dari|of|a|an|sebuah)[ ,]+)*";
const end = '(?:[ ,]+(?:berapa|ya|dong|itu|nobi|please))*[ ?.!]*$';

type Kind = 'area' | 'perimeter';

const kindOf = (text: string): Kind | undefined => {
  if (/\b(?:luas(?:nya)?|area)\b/.test(text)) return 'area';
  return /\b(?:keliling(?:nya)?|perimeter)\b/.test(text) ? 'perimeter' : undefined;
};

const asked = '(?:luas(?:nya)?|area|keliling(?:nya)?|perimeter)';
const square = new RegExp(
  `${asks}${asked} (?:dari |of )?(?:a |the |sebuah )?(?:persegi|square|bujur sangkar)(?: dengan| yang| with| whose)?(?: sisi(?:nya)?| sides?(?: length)?(?: of)?| panjang sisi(?:nya)?)*(?: is| adalah)? ${length}${end}`,
);
const rectangle = new RegExp(
  `${asks}${asked} (?:dari |of )?(?:a |the |sebuah )?(?:persegi panjang|rectangle)(?: dengan| yang| with| that is)?(?: panjang(?:nya)?| ukuran| length(?: of)?)*(?: is| adalah)? ${length}${by}${length}${end}`,
);

/** Area and perimeter of squares and rectangles whose sides are given in one unit. */
export const answerShape = (text: string, words: EmbeddedText): string | undefined => {
  const kind = text.length > 120 ? undefined : kindOf(text);
  if (!kind) return undefined;
  const four = square.exec(text);
  if (four) {
    const side = Number(four[1]);
    return words.shapes[kind]({ a: side, b: side, unit: four[2] });
  }
  const two = rectangle.exec(text);
  if (!two) return undefined;
  const [, a, first, b, second] = two;
  if (first && second && first !== second) return undefined;
  return words.shapes[kind]({ a: Number(a), b: Number(b), unit: second ?? first });
};
