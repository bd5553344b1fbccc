import type { EmbeddedText } from '../../text.en.ts';
import { readNumberWords } from '../numbers/number-words.rules.ts';

const most = 20;
const questions = [
  /^(?:.* )?(?:tabel )?(?:perkalian|kali-kalian)(?: angka| bilangan| dari)? (?<number>[\p{L}\d ]+)$/u,
  /^(?:.* )?(?:times tables?|multiplication tables?)(?: of| for)?(?: the)? (?<number>[\p{L}\d ]+)$/u,
  /^(?:.* )?(?:the )?(?<number>\p{L}+|\d+)(?:'s)? times tables?(?: please)?$/u,
];

const numberOf = (written: string): number | undefined => {
  const bare = written.replace(/ (?:dong|ya|please)$/, '');
  if (/^\d{1,4}$/.test(bare)) return Number(bare);
  const words = bare.split(' ');
  const read = readNumberWords(words, 0);
  return read?.next === words.length ? read.value : undefined;
};

/** The ten lines of one times table. */
export const answerTimesTable = (text: string, words: EmbeddedText): string | undefined => {
  const plain = text.replace(/[.?!]+$/, '').trim();
  const written = questions.map((ask) => ask.exec(plain)?.groups?.number).find(Boolean);
  const number = written === undefined ? undefined : numberOf(written);
  if (number === undefined) return undefined;
  if (number < 1 || number > most) return words.sums.tableRange(most);
  const lines = Array.from(
    { length: 10 },
    (_, at) => `${at + 1} × ${number} = ${(at + 1) * number}`,
  );
  return `${words.sums.table(number)}\n${lines.join('\n')}`;
};
