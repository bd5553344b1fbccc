/**
 * What is never said to a child: talent and failure, hurry and guilt, lives, ranks and prices.
 * A wrong try is information, praise names the way, and nothing begs the child to stay.
 */
const banned: readonly (readonly [string, RegExp])[] = [
  [
    'rule 15 praises talent, not the way',
    /\b(?:pintar|pandai|cerdas|jenius|hebat|smart|clever|genius|brilliant|talented)\b/iu,
  ],
  [
    'rule 14 calls a try a failure',
    /\b(?:salah(?! satu)|gagal|kalah|bodoh|wrong|fail(?:ed)?|lose|loser|stupid|game over|nyawa|lives left|(?:lose|lost) a life)\b/iu,
  ],
  [
    'rule 19 hurries or baits',
    /\b(?:cepat(?:lah)?|buruan|terburu|hurry|faster|streak|beruntun|hadiah harian|daily reward|waktu habis|time(?:'s| is) up|sekali lagi saja|just one more|juara|peringkat|leaderboard|winner|pemenang|terbatas|limited)\b/iu,
  ],
  [
    'rule 20 begs or sells',
    /\b(?:sedih|sad|menangis|jangan pergi|don['’]t (?:go|leave)|beli|bayar|harga|diskon|promo|buy|pay|price|discount)\b|\brp\.? ?\d/iu,
  ],
];

/** What is called so says it of a thing, never of a child. */
const names = /\bSawah Cerdas\b/gu;

/** What is wrong with a line, or nothing. */
export const breachesOf = (line: string): string[] =>
  banned.flatMap(([rule, pattern]) => {
    const [word] = pattern.exec(line.replace(names, '')) ?? [];
    return word ? [`${rule}: "${word}" in "${line}"`] : [];
  });
