import type { Language } from '@nobi/contract';

const hours = 'satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas'.split(' ');
const english = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const hourOf = (word: string): number | undefined => {
  const hour = /^\d+$/.test(word)
    ? Number(word)
    : word === 'dua belas'
      ? 12
      : Math.max(hours.indexOf(word), english.indexOf(word)) + 1;
  return hour >= 1 && hour <= 12 ? hour : undefined;
};
const minutesOf = (word: string): number | undefined => {
  if (/seperempat|quarter/.test(word)) return 15;
  const minutes = Number(/\d+/.exec(word)?.[0] ?? Number.NaN);
  return minutes >= 1 && minutes <= 59 ? minutes : undefined;
};
const hour = String.raw`(?<hour>\d{1,2}|dua belas|[a-z]+)`;
const part = String.raw`(?<part>seperempat|(?:a )?quarter|\d{1,2})(?: menit| minutes?)?`;

const readings: readonly (readonly [RegExp, -1 | 1])[] = [
  [new RegExp(String.raw`\b(?:jam|pukul) ${hour} kurang ${part}\b`), -1],
  [new RegExp(String.raw`\b(?:jam|pukul) ${hour} (?:lewat|lebih) ${part}\b`), 1],
  [new RegExp(String.raw`\b${part} to ${hour}\b`), -1],
  [new RegExp(String.raw`\b${part} past ${hour}\b`), 1],
];
const halves: readonly (readonly [RegExp, -1 | 0])[] = [
  // In Indonesian "half four" is half an hour before four.
  [new RegExp(String.raw`\b(?:jam|pukul) setengah ${hour}\b`), -1],
  [new RegExp(String.raw`\bhalf past ${hour}\b`), 0],
];

const shown = (minutes: number, language: Language) => {
  const time = (minutes + 720) % 720;
  const at = `${Math.floor(time / 60) || 12}${language === 'id' ? '.' : ':'}${String(time % 60).padStart(2, '0')}`;
  return language === 'id' ? `Itu pukul ${at}.` : `That is ${at}.`;
};

/** "A quarter to three" as figures, where a child asks what time that is. */
export const clockTime = (text: string, language: Language): string | undefined => {
  if (!/jam berapa|pukul berapa|artinya|berarti|what time|what is|mean/.test(text))
    return undefined;
  for (const [reads, way] of readings) {
    const found = reads.exec(text)?.groups ?? {};
    const at = hourOf(found.hour ?? '');
    const minutes = minutesOf(found.part ?? '');
    if (at && minutes) return shown(at * 60 + way * minutes, language);
  }
  for (const [reads, before] of halves) {
    const at = hourOf(reads.exec(text)?.groups?.hour ?? '');
    if (at) return shown((at + before) * 60 + 30, language);
  }
  return undefined;
};
