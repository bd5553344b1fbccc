import { listOf, type Span } from './span.rules.ts';

/** Whose place it is: without somebody of one's own a name says nothing about a child. */
const own =
  /\b(?:aku|saya|gue|gw|kami|kita|adik\w*|adek\w*|kakak\w*|ayah\w*|ibu\w*|papa\w*|mama\w*|bapak\w*|bunda\w*|ortu\w*|nenek\w*|kakek\w*|om|tante|i|i'm|im|my|we|our|mum|mom|dad|\p{L}{3,}ku)\b/iu;

/** Words that follow and are no name. */
const noName = listOf(
  `apa itu ini mana yang ada adalah adanya dan atau siapa berapa kenapa gimana bagaimana jauh dekat besar kecil umum saja aja dong ya sih deh kok nih tuh juga karena soalnya terus lalu tapi setiap tiap hari sampai sama untuk buat sekarang kemarin besok tadi dulu banyak jam sendiri aku saya
   what is are the a an and or with for because but so every until now today late hard far big small very too`,
);
/** Where anybody may work. */
const anywhere = listOf(
  `luar negeri rumah kantor sawah laut kebun pasar kota desa sekolah hotel restoran bandara pelabuhan sini sana situ toko warung pabrik bank sepatu roti baju buku makanan
   home office school shop factory farm night`,
);

interface Rule {
  readonly before: RegExp;
  readonly most: number;
  readonly isWork: boolean;
}

/** From here to the end of a name: so many words at most. */
const nameIn = (text: string, from: number, { most, isWork }: Rule): Span | undefined => {
  let end = from;
  for (let count = 0; count < most; count += 1) {
    const word = /^[ ]*(?<word>[\p{L}\d][\p{L}\d'.-]*)/u.exec(text.slice(end));
    const name = word?.groups?.word?.toLowerCase();
    if (!word || !name || noName.has(name) || (isWork && anywhere.has(name))) break;
    end += word[0].length;
    if (/[.,!?]$/.test(word[0])) break;
  }
  return end > from ? [from, end] : undefined;
};

const rules: readonly Rule[] = [
  {
    before: /\b(?:kelurahan|kecamatan|desa)(?:ku|nya)?(?: (?:aku|saya))? /giu,
    most: 2,
    isWork: false,
  },
  {
    before: /\b(?:rumah sakit|rsud|rsia|rsu|rs|puskesmas|klinik) /giu,
    most: 2,
    isWork: false,
  },
  {
    before:
      /\b(?:kerja|bekerja|karyawan|pegawai|dinas|kantor(?:nya)?)(?: \p{L}{2,8})? di (?:(?:pt|cv|bank|toko|pabrik|kantor|perusahaan|restoran|hotel|warung)\.? )?/giu,
    most: 3,
    isWork: true,
  },
  { before: /\bworks? (?:at|for) (?:the )?/giu, most: 3, isWork: true },
];

/** A room by its number, a hospital by its name in English. */
const wholes = [
  /\b(?:lantai \d{1,3} )?(?:unit|tower|flat|apartment) (?:nomor |no\.? ?)?[a-z]?\d{1,4}[a-z]?\b/giu,
  /\b(?:kamar|ruang(?:an)?|bangsal|room|ward)(?:ku|nya)? (?:nomor |no\.? ?|number )?\d{1,4}[a-z]?\b/giu,
  /(?<=\b(?:di|in) )(?:kamar|ruang(?:an)?|bangsal|ward) \p{L}+ \d{1,4}[a-z]?\b/giu,
  /(?<=\b(?:in|at|to) (?:the )?)(?!(?:the|a|an|my|our|big|same) )(?:\p{L}+ ){1,3}hospital\b/giu,
];

const isAmongOwn = (text: string, at: number, end: number) =>
  own.test(text.slice(Math.max(0, at - 45), end));

/** Where a family works, is ill or lives: employers, hospitals, quarters and rooms. */
export const belongings = (text: string): readonly Span[] => [
  ...rules.flatMap((rule) =>
    [...text.matchAll(rule.before)].flatMap(({ 0: found, index }): readonly Span[] => {
      const end = index + found.length;
      const name = isAmongOwn(text, index, end) ? nameIn(text, end, rule) : undefined;
      return name ? [name] : [];
    }),
  ),
  ...wholes.flatMap((whole) =>
    [...text.matchAll(whole)]
      .map(({ 0: found, index }): Span => [index, index + found.length])
      .filter(([from, end]) => isAmongOwn(text, from, end)),
  ),
];
