import type { Span } from './span.rules.ts';

/** Whose it is: without somebody of one's own a name says nothing about a child. */
const own =
  /\b(?:aku|saya|gue|gw|kami|kita|adik\w*|kakak\w*|ayah\w*|ibu\w*|papa\w*|mama\w*|bapak\w*|bunda\w*|nenek\w*|kakek\w*|i|i'm|im|my|we|our|mum|mom|dad|\p{L}{3,}ku)\b/iu;

/** Up to four words that begin with a capital, as names do, and a number behind them. */
const name = String.raw`(?:\[\p{L}+\] )?(?:(?:[Dd]r|Mrs?|Miss|[Bb]u|[Pp]ak)\.? )?\p{Lu}[\p{L}'’.-]+(?: (?:\p{Lu}[\p{L}'’.-]*|\d{1,4}\p{L}?)){0,4}(?: (?:sektor|blok|nomor|no|cabang) \w+)?(?: (?:in|di|of) \p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+)?)?`;

const leads = [
  // Where it is found at a certain hour, and what stands beside its home.
  String.raw`[Mm]asjid|[Mm]ushol+a|[Gg]ereja(?:ku|nya)?|[Vv]ihara|[Ll]apangan|[Hh]alte|[Ss]tasiun|[Kk]olam(?: renang)?|[Pp]anti(?: asuhan)?|[Kk]lub(?: \p{Ll}+)?(?:ku)?|SSB|TP[AQ]|[Ss]ekolah(?:ku|nya)?(?: \p{Ll}+)? namanya(?: MI| SD| TK)?|[Rr]uang(?:an)?|[Kk]amar|[Tt]oko|[Pp]asar|[Bb]ank|[Cc]abang|[Gg]ang|[Bb]lok|[Pp]erumahan|[Aa]partemen|[Dd]esa|[Kk]os(?:an)?(?: \p{Ll}+)? di|[Vv]ill?a(?:nya)?(?: \p{Ll}+)?`,
  String.raw`(?:[Ll]es|[Kk]ursus|[Nn]gaji|[Ll]atihan|[Tt]inggal|[Mm]enginap|[Dd]ijemput|[Nn]unggu(?: \p{Ll}+)?)(?: \p{Ll}+)?(?: di)?|(?:sebelah|depan|belakang|samping|seberang|dekat)`,
  String.raw`(?:swim|train|practi[sc]e|wait(?: for \p{Ll}+ \p{Ll}+)?|lessons?|class|play|stay|live|lives|church|works?|study|go)(?: (?:is|at|in|for|to))+(?: the| a)?|next to(?: the)?|(?:in|at) (?:room|flat|apartment) \w+ (?:of|in)|\[alamat\] in`,
  String.raw`(?:[Pp]elatih|[Gg]uru|[Dd]okter|[Ss]opir|[Tt]ukang ojek)(?:ku|nya)?(?: \p{Ll}+)? (?:namanya|itu|adalah)?|(?:coach|doctor|teacher|tutor|driver|nanny)(?: is| called|'s name is)+`,
  String.raw`(?:friend|brother|sister|cousin)(?: is| called)+|my school(?: is(?: called)?|:)|\[tempat\] (?:in|of|di)|for the|for|[Kk]olonel|[Kk]apten|[Kk]linik`,
].map((lead) => new RegExp(String.raw`(?<![\p{L}\d])(?<lead>(?:${lead}) ?)(?<name>${name})`, 'gu'));

/** What a capital begins and what tells of nobody. */
const common =
  /^(?:Indonesia|Jakarta|Jawa|Bali|Sumatra|Kalimantan|Sulawesi|Papua|Bumi|Bulan|Matahari|Mars|Nobi|Senin|Selasa|Rabu|Kamis|Jumat|Sabtu|Minggu|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|Inggris|Matematika|Islam|Kristen|Katolik|Hindu|Buddha|Mama|Papa|Ayah|Ibu|Earth|Moon|Sun|Minecraft|Roblox|Lego|Quran|TV|AC|HP|WC|PR|SD|TK|SMP)\b/;

/** Places and people of a child's week, by what leads to their names. */
export const ownPlaces = (text: string): readonly Span[] =>
  leads.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index, groups }): readonly Span[] => {
      const { lead: before = '', name: named = '' } = groups ?? {};
      const from = index + before.length;
      const isOwn = own.test(text.slice(Math.max(0, index - 60), index + found.length));
      return isOwn && !common.test(named) ? [[from, from + named.length]] : [];
    }),
  );

/** An address in words, with all that stands before its "at"; a tag; the key of a home's network. */
const spelled = {
  mail: /(?<=\be-?mail(?:ku|nya)?(?: aku| saya| is| adalah)? )(?:[\w.]+ ){1,4}(?:at|et|@) ?[\w-]+ ?(?:dot|titik|\.) ?\w+(?: ?(?:dot|titik|\.) ?\w+)?/gi,
  tag: /\b[\p{L}\d_.]{2,30}#\d{3,5}\b/gu,
  key: /(?<=\bwi-?fi\b[^.?!]{0,30} )(?=[\p{L}_]*\d)(?=\d*[\p{L}_])[\p{L}\d_]{5,}\b/giu,
} as const;

const spansOf =
  (pattern: RegExp) =>
  (text: string): readonly Span[] =>
    [...text.matchAll(pattern)].map(({ 0: found, index }): Span => [index, index + found.length]);

export const spokenMails = spansOf(spelled.mail);
export const tags = spansOf(spelled.tag);
export const networkKeys = spansOf(spelled.key);
