import { isMadeUp } from '../../../../text/made-up.rules.ts';

const words =
  /\b(?:apa arti|arti kata|artinya|bahasa inggris\w*|bahasa indonesia\w*|lawan kata|sinonim|antonim|kalimat|what does|meaning of|opposite|synonym|how do you (?:say|spell)|in indonesian|in english)\b/;
const about =
  /\b(?:gambar|cerita(?:kan)? (?:tentang|sedih|hantu|lucu)|dongeng|film|nonton|buku|game|level|what is|what's|what are|story|movie|draw|apa itu|itu apa|siapa)\b/;
const denied =
  /\b(?:tidak|nggak|ngga|enggak|gak|ga|bukan|not|isn't|never) (?:lagi |so |at all )?(?:sedih|takut|marah|kesal|kesel|kesepian|malu|nangis|sad|scared|afraid|angry|lonely|crying|mad)\b/;
const general =
  /\bkarena apa\b|^(?:kenapa|mengapa|bagaimana|gimana|apakah|apa|kapan|berapa|why|how|when|who|are|is|can|do|does|did)\b/;
const own = /\b(?:aku|saya|gue|gw|aq|ak|i|im|i'm|me|my)\b|\p{L}{3,}ku\b/u;
const harmless =
  /\b(?:brokoli|broccoli|sayur|pr|homework|matematika|math|hiu|sharks?|film|game|hp|lampu|baterai|remote|pensil|pencil|liburan|holiday|phone|lego|main \w+ seru|ga ya|gak ya|coco|petasan)\b/;

/** Whether a message asks about a word. */
export const isAboutWords = (text: string): boolean =>
  words.test(text) || isMadeUp(text) || (about.test(text) && !own.test(text));

/** Whether a message asks about a word, a story or how things are, and tells of nobody's need. */
export const isNoNeed = (text: string): boolean =>
  words.test(text) ||
  isMadeUp(text) ||
  (about.test(text) && !/\b(?:because|soalnya|karena|beneran|true)\b/.test(text)) ||
  denied.test(text) ||
  harmless.test(text) ||
  (general.test(text) && !own.test(text));
