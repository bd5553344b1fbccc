import type { Language } from '@nobi/contract';
import { plainText } from '../../plain-text.ts';
import { safetyText } from './safety.text.ts';

type Need = keyof (typeof safetyText)['en'];

const i = '(?:aku|saya|gue|gua|gw)';
const wants = '(?:mau|ingin|pengen|pengin|pingin|kepingin)';
const family = '(?:ayah|bapak|papa|ibu|mama|bunda|om|tante|paman|kakak|kakek|guru|dia|orang)\\w*';
const hits = '(?:memukul|mukul|pukul|mukulin|menampar|menendang|menyakiti|nyakitin)';

/** A few phrases that call for a person, not for an answer; the full guard is a larger matter. */
const signs: readonly (readonly [Need, Language, RegExp])[] = [
  ['hurting', 'id', /bunuh diri|(?:menyakiti|melukai|nyakitin) diri(?:ku)?\b|akhiri hidup/],
  [
    'hurting',
    'id',
    new RegExp(`\\b${i}\\b.{0,25}\\b${wants} mati\\b|\\b${wants} mati (?:aja|saja)`),
  ],
  ['hurting', 'id', /\b(?:nggak|ngga|gak|ga|enggak|tidak|tak) (?:mau|ingin|pengen) hidup\b/],
  ['hurting', 'en', /\bkill(?:ing)? my ?self\b|\bsuicid|\bend my life\b|\bhurt(?:ing)? myself\b/],
  ['hurting', 'en', /\bi (?:just )?(?:want|wanna|wish)\b.{0,12}\b(?:die|be dead|were dead)\b/],
  ['hurting', 'en', /\bdon'?t want to (?:live|be alive)\b/],
  ['hurt', 'id', new RegExp(`\\b${family} (?:suka |sering |selalu )?${hits} ?(?:ku|aku|saya)\\b`)],
  [
    'hurt',
    'id',
    /\b(?:aku|saya) (?:sering |selalu |suka )?(?:di(?:pukul|tampar|tendang|sakit)i?n?)\b/,
  ],
  ['hurt', 'id', /\b(?:di(?:bully|rundung|lecehkan|raba|perkosa)|pelecehan)\b/],
  ['hurt', 'id', /\b(?:pegang|sentuh|menyentuh|memegang|meraba) (?:badan|tubuh|kemaluan)ku\b/],
  ['hurt', 'id', /\bkabur dari rumah\b|\btakut pulang\b/],
  ['hurt', 'en', /\b(?:hits?|beats?|hurts?|kicks?|slaps?|touche[sd]|bull(?:y|ies|ied)) me\b/],
  ['hurt', 'en', /\b(?:being|get(?:ting)?|got|am|i'm) (?:bullied|abused|beaten)\b/],
  ['hurt', 'en', /\brun(?:ning)? away from home\b|\bafraid to go home\b/],
  [
    'secret',
    'id',
    /\b(?:minta|kirim|mengirim|kirimkan) (?:foto|video)(?:ku| aku| saya| badan| telanjang)/,
  ],
  ['secret', 'id', /\b(?:jangan|gak boleh|tidak boleh) (?:bilang|cerita|kasih tahu|kasih tau)\b/],
  [
    'secret',
    'id',
    /\brahasia kita\b|\b(?:ajak|mengajak|ngajak)(?:ku| aku| saya)? (?:ketemu|bertemu)/,
  ],
  [
    'secret',
    'en',
    /\b(?:send|sent|wants?|asked for|asks for).{0,20}\b(?:photos?|pictures?|pics?|nudes?) of (?:me|my)\b/,
  ],
  [
    'secret',
    'en',
    /\bsend (?:him|her|them|you|a) (?:my |of )?(?:photos?|pictures?|pics?|nudes?)\b|\bnudes\b/,
  ],
  ['secret', 'en', /\b(?:not to|don'?t|do not) tell (?:anyone|anybody|my|your|mum|mom|dad)/],
  [
    'secret',
    'en',
    /\bour (?:little )?secret\b|\b(?:asked|wants) (?:me )?to meet (?:me|up|him|her)\b/,
  ],
];

/** A fixed kind answer in the words' own language, when they call for a trusted person. */
export const safetyAnswer = (prompt: string, page: Language): string | undefined => {
  const text = plainText(prompt);
  const found = signs.filter(([, , sign]) => sign.test(text));
  const [first] = found;
  if (!first) return undefined;
  const language = found.some(([, its]) => its === page) ? page : first[1];
  return safetyText[language][first[0]];
};
