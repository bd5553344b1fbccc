/** What is read instead of a pattern. */
export type Rewrite = readonly [RegExp, string | ((...found: string[]) => string)];

const afternoon = (hour: string, minute: string) => `${(Number(hour) % 12) + 12}.${minute || '00'}`;

/** How an amount of money is written, by the currency that the problem named. */
export const moneyIn = (typed: string): ((amount: string) => string) | undefined => {
  if (/\$|\b(?:dollars?|bucks)\b/.test(typed)) return (amount) => `$${amount}`;
  return /\bcents?\b/.test(typed) ? (amount) => `${amount} cents` : undefined;
};

/** How children say it, in the words that the schemas know; and things said in one word that hold a number. */
export const childWords: readonly Rewrite[] = [
  [/\bcewe?k?(?:nya)?\b/g, 'perempuan'],
  [/\bcowo?k?(?:nya)?\b/g, 'laki'],
  [/\blaki laki\b/g, 'laki'],
  [/\bdape?t\b/g, 'dapat'],
  [/\bdate?ng\b/g, 'datang'],
  [/\bte?me?n(ku|nya|ne|-temen)?\b/g, 'teman'],
  [/\bade[kq]\b/g, 'adik'],
  [/\bduit\b/g, 'uang'],
  [/\b(?:ngasih|ngasi|kasi)\b/g, 'kasih'],
  [/\b(?:dikasi)\b/g, 'dikasih'],
  [/\bpake\b/g, 'pakai'],
  [/\bnambah\b/g, 'bertambah'],
  [/\b(?:petik|metik)\b/g, 'memetik'],
  [/\bngumpulin\b/g, 'mengumpulkan'],
  [/\bbikin\b/g, 'membuat'],
  [/\b(?:ilang|kilangan)\b/g, 'hilang'],
  [/\b(?:cuma|cuman|hanya|udah|udh)\b/g, 'sudah'],
  [/\bmasing2\b/g, 'masing'],
  [/\bber(kaki|roda|sayap|daun|lengan|mata|jari) (\d+|\p{L}+)\b/gu, 'punya $2 $1'],
  [/^(?:ada|there are) (?:2|dua|two) [\p{L} ]+[,.] (?=.*\b(?:pertama|first)\b)/u, ''],
  [
    /\b(\d+|one|two|three|four|satu|dua|tiga|empat)(?: and a half| setengah)(?= (?:hours?|jam|kg|km|liters?|litres?|meters?|metres?)\b)/g,
    (_, n = '') =>
      `${({ one: 1, two: 2, three: 3, four: 4, satu: 1, dua: 2, tiga: 3, empat: 4 })[n] ?? n}.5`,
  ],
  [/\b(?:jumlah (?:dua|2) bilangan)\b/g, 'jumlah bilangan'],
  [/\bsum of (?:two|2) numbers\b/g, 'sum of numbers'],
  [/\$ ?(\d+(?:\.\d+)?)/g, '¤$1'],
  [/\b(\d+(?:\.\d+)?) (?:dollars?|bucks|cents?)\b/g, '¤$1'],
  [/\bme\b(?=[.,?!;]|$)/g, 'i'],
  [/\bseharga\b/g, 'harganya'],
  [/\b(?:uses?|used|eats?|ate|gives?|gave|sells?|sold|reads?) half\b(?! (?:an?|of))/g, 'uses 1/2'],
  [/\b(\d{3,5})(?:-?an)\b/g, '$1'],
  [/\b(\d{1,2})(?:[.:](\d{2}))? ?(?:sore|malam)\b/g, (_, h = '', m = '') => afternoon(h, m)],
  [/\b([1-4])(?:[.:](\d{2}))? ?siang\b/g, (_, h = '', m = '') => afternoon(h, m)],
  [
    /\b(\d{1,2})(?:[.:](\d{2}))? ?(?:p\.?m\.?)(?=[ ,.?!]|$)/g,
    (_, h = '', m = '') => `jam ${afternoon(h, m)}`,
  ],
  [
    /\b(\d{1,2})(?:[.:](\d{2}))? ?(?:a\.?m\.?)(?=[ ,.?!]|$)/g,
    (_, h = '', m = '') => `jam ${Number(h) % 12}.${m || '00'}`,
  ],
  [/(?<=\bjam \d{1,2}(?:[.:]\d{2})?) (?:pagi|siang)\b/g, ''],
];

const daily =
  /\b(?:setiap|tiap|each|every|per) (hari|pagi|sore|malam|minggu|bulan|day|morning|week|month)\b ?/g;

/** "Every morning she sells 30. What does she earn every morning?" is about one morning. */
export const withoutSameSpan = (text: string): string => {
  const spans = [...text.matchAll(daily)].map(([, span]) => span);
  const question = text.split(/[.;!] /).at(-1) ?? '';
  const isSame = spans.length > 1 && new Set(spans).size === 1;
  const isAsked =
    isSame && new RegExp(`\\b(?:setiap|tiap|each|every|per) ${spans[0]}`).test(question);
  const isCounted = /\d+ (?:hari|minggu|bulan|days?|weeks?|months?|kali|times)\b/.test(text);
  return isAsked && !isCounted && (text.match(/[.;,] /g) ?? []).length > 0
    ? text.replace(daily, '')
    : text;
};
