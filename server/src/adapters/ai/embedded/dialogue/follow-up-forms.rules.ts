/** Follow-ups that ask something of the thing before in a form of their own. */

const doubt =
  /^(?:beneran|bener(?: ya)?|masa(?: sih| iya)?|serius|yakin|oh ya|really|for real|seriously|are you sure|is (?:it|that) true)(?: sih| ya| dong| nobi| nih)*$/;
const lost =
  /^(?:(?:aku|saya|i|masih|still) )*(?:ga|gak|nggak|ngga|enggak|belum|kurang|tidak|don't|do not|didn't) (?:ngerti|paham|mengerti|mudeng|get it|understand)(?: nih| deh| nobi| maksudnya)*$/;
const inEnglish = /^(?:(?:apa )?(?:bahasa )?inggrisnya(?: apa)?|in english|english)$/;
const inIndonesian = /^(?:(?:apa )?(?:bahasa )?indonesianya(?: apa)?|in indonesian|indonesian)$/;
const simpler =
  /^(?:(?:coba|tolong|please|can you) )*(?:jelas(?:in|kan)|explain(?: it)?|ceritain) (?:(?:yang|lebih|dengan|pakai|more|in) )*(?:gampang|mudah|simpel|sederhana|pelan-pelan|simply|simple words|easier|like i'?m \p{L}+)(?: dong| ya| please)*$/u;
const isItOne =
  /^(?:itu|ini|dia) (?<kind>\p{L}+(?: \p{L}+)?) (?:bukan|ya|kan)$|^(?:is|are) (?:that|this|those|these) (?<english>(?:an? )?\p{L}+(?: \p{L}+)?)$/u;
const undergone = /^(?:kalau|kalo|klo|jika|if) ((?:di\p{L}{4,}|(?:it|we|you|i) ).*)$/u;
const comparing =
  /^(?:(lebih \p{L}+) mana|mana yang (lebih \p{L}+)) (?:sama|dari|dengan|atau) (.+)$/u;
const tag = /\b(?:ga|gak|nggak|ngga|enggak|ngak|tidak)\b/;
const ownSubject = /\b(?:aku|ku|saya|kita|kami|kamu|dia|mereka|i|you|we)\b/;
const often = /^(?:se(?:hari|minggu|bulan|tahun)) berapa (?:kali|lama|banyak|jam)$/;
const has = /^(?:ada|punya) (\p{L}{3,})nya$|^(\p{L}{3,})nya ada$/u;

/** Asks for the same again, in doubt or because it was not understood. */
const sameAgain = (text: string): boolean =>
  doubt.test(text) || lost.test(text) || simpler.test(text);

const translated = (text: string, topic: string): string | undefined => {
  if (inEnglish.test(text)) return `apa bahasa inggrisnya ${topic}`;
  return inIndonesian.test(text) ? `what is indonesian for ${topic}` : undefined;
};

/** "bahaya gak?": whether it is so of the thing before. */
const whether = (text: string, topic: string): string | undefined => {
  if (!tag.test(text) || ownSubject.test(text) || /\bkok\b/.test(text)) return undefined;
  const predicate = text.replace(tag, '').replace(/\s+/g, ' ').trim();
  return predicate === '' ? undefined : `apakah ${topic} ${predicate}`;
};

/** What such a follow-up means after `question`, which is about `topic`; undefined where it is none. */
export const formOf = (text: string, { question, topic }: Record<'question' | 'topic', string>) => {
  if (sameAgain(text)) return question;
  if (topic === '') return undefined;
  const [, more = '', most = '', other = ''] = comparing.exec(text) ?? [];
  if (other !== '') return `${more || most} mana ${topic} atau ${other}`;
  if (often.test(text)) return `${text} ${topic}`;
  const { kind, english } = isItOne.exec(text)?.groups ?? {};
  if (kind !== undefined) return `apakah ${topic} ${kind}`;
  if (english !== undefined) return `is ${topic} ${english}`;
  if (undergone.test(text)) return `${topic} ${text}`;
  const [, owned, ownedToo] = has.exec(text) ?? [];
  const part = owned ?? ownedToo;
  if (part !== undefined) return `apakah ${topic} ada ${part}`;
  return translated(text, topic) ?? whether(text, topic);
};
