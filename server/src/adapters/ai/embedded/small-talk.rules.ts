import type { EmbeddedText } from './text.en.ts';

const name = '(?:[ ,]*nobi)?[ !.?,]*$';
const start = '^(?:(?:halo|hai|hello|hi|hey)[ ,!.]+)?(?:nobi[ ,]+)?';
const whole = (pattern: string) => new RegExp(`${start}(?:${pattern})${name}`);

const topics: readonly (readonly [keyof EmbeddedText['talk'], RegExp])[] = [
  [
    'readers',
    /siapa (?:saja )?(?:yang )?(?:bisa |boleh )?(?:mem)?baca|(?:apa|apakah) (?:mama|papa|ibu|ayah|orang tua\w*|orang) (?:bisa )?(?:mem)?baca|who (?:can |else )*(?:reads?|sees?) (?:this|my|it|what)|can (?:my )?(?:mum|mom|dad|parents|anyone|people) (?:read|see)/,
  ],
  [
    'who',
    whole(
      "(?:siapa(?:kah)? (?:kamu|kau|nama ?mu|nobi|namanya)|kamu (?:itu )?(?:siapa|apa|robot|manusia|orang)(?: ya| sih)?|(?:apa|apakah) kamu (?:itu )?(?:robot|manusia|orang|komputer|nyata|ai)(?: asli)?|nama ?mu siapa|who are you|what are you|what(?:'s| is) your name|are you (?:a |an )?(?:robot|human|person|computer|real|ai)(?: person)?)",
    ),
  ],
  [
    'can',
    whole(
      '(?:kamu )?(?:bisa|bisanya) (?:apa|apa saja|apa aja|bantu apa)|apa (?:saja |aja )?yang (?:kamu )?bisa(?: kamu lakukan)?|bantu(?: aku)?|tolong|what can (?:you|i) (?:do|ask)(?: you)?|help(?: me)?',
    ),
  ],
  ['howAreYou', whole('apa kabar(?: ?mu)?|how are you(?: today| doing)?')],
  [
    'thanks',
    whole(
      '(?:terima ?kasih|makasih|trims|thanks?(?: you)?|thx)(?: ya| banyak| so much| a lot| very much)*',
    ),
  ],
  [
    'bye',
    whole(
      '(?:dadah|dah|sampai jumpa|sampai nanti|selamat tinggal|bye(?:[ -]?bye)?|goodbye|see you)(?: ya| later)?',
    ),
  ],
  [
    'hello',
    whole(
      '(?:halo|hai|hei|hello|hi|hey|selamat (?:pagi|siang|sore|malam)|good (?:morning|afternoon|evening)|assalamu\\W?alaikum)+(?: semua| there)?',
    ),
  ],
];

/** A fixed line for the few things that children say to any helper. */
export const answerSmallTalk = (text: string, words: EmbeddedText): string | undefined => {
  const topic = topics.find(([, asks]) => asks.test(text))?.[0];
  return topic && words.talk[topic];
};
