/** A letter to the editor: what is asked for, the reason, and the sentence that shows it. */
import { letters } from '../../stories/letters.ts';
import { type Maker, option, type Page, type Slot } from '../page.ts';
import { filled, people, turn } from '../pools.ts';

/** A letter asks before its reason, or after it. */
const rowsOf: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4],
  [0, 2, 3, 1, 4],
];

const pageOf = (a: number, b: number, level: number): Page | null => {
  const letter = letters[a];
  if (!letter) return null;
  const values = { who: turn(people, b * 3 + a), place: turn(letter.places, b) };
  const row = turn(rowsOf, Math.floor(b / 3));
  const sentence = (at: number): string => filled(letter.lines[at] ?? '', values);
  const placeOf = (at: number): number[] => [row.indexOf(at)];
  const { claim, reason } = letter;
  const slots: readonly Slot[] = [
    {
      ask: 'Apa permintaan penulis surat?',
      options: [
        option(claim.right, 'right'),
        option(claim.opposite, 'opposite'),
        option(claim.absent, 'absent'),
      ],
      proof: placeOf(1),
    },
    {
      ask: 'Apa alasannya?',
      options: [
        option(reason.right, 'right'),
        option(filled(reason.detail, values), 'detail'),
        option(reason.absent, 'absent'),
      ],
      proof: placeOf(2),
    },
    {
      ask: 'Kalimat mana yang menguatkan alasan itu?',
      options: [
        option(sentence(3), 'right'),
        option(sentence(0), 'detail'),
        option(sentence(4), 'detail'),
      ],
      proof: placeOf(3),
    },
  ];
  return {
    kicker: letter.kicker,
    lines: row.map(sentence),
    photo: letter.photo,
    slots: slots.slice(0, level + 1),
    headline: letter.kicker,
  };
};

export const letter: Maker = { texts: letters.length, turns: 12, pageOf };
