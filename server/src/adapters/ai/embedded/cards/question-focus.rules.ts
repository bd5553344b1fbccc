import type { Focus } from './card.ts';

const signs: readonly (readonly [Focus, RegExp])[] = [
  [
    'n',
    /\b(?:se)?berapa\b|\bbrp\b|\bhow (?:many|much|far|old|tall|long|big|hot|high|fast|deep|often)\b/,
  ],
  [
    'e',
    /\b(?:kenapa|knp|mengapa|kok|gimana|gmn|bagaimana|why|causes?)\b|\bhow (?!many|much|far|old|tall|long|big|hot|high|fast|deep|often)/,
  ],
  ['w', /\b(?:siapa(?:kah)?|who|whose)\b/],
  ['l', /\b(?:di|dari|ke) ?mana\b|\bwhere\b/],
  ['t', /\b(?:kapan|kpn|tanggal|tgl|tahun berapa|when)\b|\bwhat (?:day|year|date)\b/],
  ['a', /\b(?:apa(?:kah)?|what|which|sebutkan|jelaskan|ceritakan|tell|explain|explain)\b/],
];

/** What a message asks for; a plain "what" when it says nothing else. */
export const focusOf = (text: string): ReadonlySet<Focus> => {
  const found = signs.filter(([, sign]) => sign.test(text)).map(([focus]) => focus);
  return new Set(found.length > 0 ? found : ['a']);
};
