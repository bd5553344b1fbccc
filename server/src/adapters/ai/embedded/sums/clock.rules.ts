import type { EmbeddedText } from '../text.en.ts';

const half =
  /^(?:(?:nobi|apa|kalau|jam|pukul|itu|artinya)[ ,]+)*(?:jam |pukul )?setengah (\d{1,2}|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|dua belas)(?: itu| artinya| sama dengan)* (?:jam|pukul) berapa[ ?.!]*$/;
const named =
  'satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|dua belas'.split('|');
const hoursLater =
  /^(?:(?:nobi|kalau|jika|if|it|it's|is|now|sekarang|what|time)[ ,]+)*(?:jam|pukul|it is|it's)? ?(\d{1,2})(?: o'clock| now| sekarang)?[ ,]+(\d{1,2}|satu|dua|tiga|empat|lima|one|two|three|four|five) (?:jam|hours?) (?:lagi|kemudian|later)(?: itu| sekarang)*[ ,]*(?:jam berapa|pukul berapa|what time(?: is it| will it be)?|is what time)[ ?.!]*$/;
const counts: Readonly<Record<string, number>> = {
  satu: 1,
  dua: 2,
  tiga: 3,
  empat: 4,
  lima: 5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
};

const onClock = (hour: number) => ((hour - 1 + 12) % 12) + 1;

/** "Setengah tujuh" is half past six; two hours after three it is five. */
export const answerClock = (text: string, words: EmbeddedText): string | undefined => {
  if (text.length > 80) return undefined;
  const said = half.exec(text)?.[1];
  const hour = said === undefined ? 0 : Number(said) || named.indexOf(said) + 1;
  if (said !== undefined && hour >= 1 && hour <= 12)
    return words.clock.half(said, `${onClock(hour - 1)}.30`);
  const [, from, more = ''] = hoursLater.exec(text) ?? [];
  const start = Number(from);
  const count = counts[more] ?? Number(more);
  if (from === undefined || start < 1 || start > 12 || count < 1 || count > 11) return undefined;
  return words.clock.later(start, count, onClock(start + count));
};
