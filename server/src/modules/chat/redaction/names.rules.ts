import { knownWords, plainOf, plainWords } from '../moderation/normalisation/vocabulary.ts';
import { isCapital, listOf, type Span, type Word, wordsIn } from './span.rules.ts';

const common = listOf(`
  budi siti andi dewi putri ayu rara dimas bimo raka kenzo citra ani nadia agus wati joko sri eko rina dinda dina fajar rizky rizki ilham bayu arya aditya adit rafi raffi
  zahra aisyah fatimah hana salsa nabila kayla keisha naura alya aulia azzahra cinta_ bella chika tasya tiara intan mega rudi doni dodi tono anton hendra hendri iwan yudi
  wawan asep ujang cecep made wayan ketut nyoman komang gede putu gusti johan kevin michael daniel jonathan jonatan samuel david felix brian bryan nathan ethan liam emma olivia
  sophia mia amelia clara grace tommy tom jack john james sarah sara anna lily lucy ben sam alex max leo noah adam fadil fahri farhan hafiz ikhsan irfan iqbal reza rama satria
  surya teguh yusuf umar ali_ hasan husein ahmad muhammad mohammad abdul nur nurul siska sinta shinta susi tuti yanti yuni lestari wulan melati_ mawar_ kirana anisa annisa laras`);

const notNames = listOf(`
  nobi islam muslim kristen katolik hindu buddha indonesia indonesian english inggris jawa sunda batak minang betawi batman superman spiderman elsa doraemon i ok oke hi halo
  siapa apa kelas umur dari dan mau suka lagi juga itu adalah ada yang sudah belum bukan tidak nggak gak ga anak kok sih ya dong deh kak orang jadi bisa pengen ingin takut
  sedih senang marah lapar haus sakit capek ngantuk bosan bingung is am are was not so very just going in on at the a an from and but who what maybe back later when if my your
  happy sad tired hungry scared sorry sure fine good bad new old years year bored excited ready done sick kita kamu aku saya sd smp sma tk muhammadiyah raja ratu pangeran putri_ namanya
  berapa gimana bagaimana kenapa gimana2 yg dgn untuk buat sayang kakak adik teman baru starts begins means called has have ten eleven twelve panggil pertama terakhir panjang tengah depan belakang
  presiden ibu kota hewan buah tokoh pahlawan negara kucing kucingku anjingku hamster hamsterku boneka bonekaku ikan susah jelek bagus galak baik lucu bilang kasih nakal pindah punya ulang cantik ganteng mulai dimulai huruf terdiri`);

const isWord = (lower: string) =>
  notNames.has(lower) ||
  plainWords.has(lower) ||
  plainOf.has(lower) ||
  (knownWords.has(lower) && !common.has(lower));

const isLikeName = (word: Word | undefined): boolean =>
  word !== undefined && /^\p{L}[\p{L}'’.-]+$/u.test(word.text) && !notNames.has(word.lower);

/** A name of one to three words from `from` on. */
const nameFrom = (words: readonly Word[], from: number, isSure: boolean): Span | undefined => {
  const first = words[from];
  if (!first || !isLikeName(first)) return undefined;
  const isFirst = common.has(first.lower) || isCapital(first) || (isSure && !isWord(first.lower));
  if (!isFirst) return undefined;
  let last = first;
  for (let at = from + 1; at < from + 4 && !last.isLast; at += 1) {
    const word = words[at];
    if (!word || !isLikeName(word)) break;
    if (!isCapital(word) && !common.has(word.lower) && (isCapital(first) || isWord(word.lower)))
      break;
    last = word;
  }
  return [first.start, last.end];
};

const sure = [
  /\b(?:namaku|nama ?(?:saya|aku|gue|gw|ku|lengkapku|panggilanku|asliku|lengkap (?:saya|aku)|panggilan (?:saya|aku))|nm ?ku|name ?ku)(?: (?:adalah|itu|ya|tuh|:))?(?= ?:? ?)/giu,
  /\bnama(?:nya)? (?:ayah|ibu|mama|papa|bapak|kakak|adik|guru|teman|sahabat|nenek|kakek|om|tante)(?:ku| aku| saya)(?: (?:adalah|itu))?/giu,
  /\b(?:ayah|ibu|mama|papa|bapak|kakak|adik|guru|teman|sahabat|nenek|kakek|om|tante)(?:ku| aku| saya)? (?:namanya|bernama)/giu,
  /\bpanggil(?:an)? (?:aku|saya|gue|gw|ku)(?: aja)?/giu,
  /\bmy (?:full |real |first |last )?name(?:'s|’s| is| was)?/giu,
  /\b(?:i am|i'm) (?:called|named)/giu,
  /\bmy (?:mom|mum|dad|brother|sister|friend|teacher|best friend)(?:'s|’s) name is/giu,
  /\b(?:this is|it's|its) me,?/giu,
  /\b(?:hi|hello|hey|halo|hai|hallo)[ ,!]{1,3}(?:nobi[ ,!]{1,3})?(?:im|i'm|i am)(?= )/giu,
  /\b(?:temen|temenku|sahabatku|kakakku|adekku|abangku|mbakku)(?: aku| saya)? namanya/giu,
];

const capitalOnly = [
  /\b(?:aku|saya|gue|gw)(?: ini)?(?= \p{Lu}\p{Ll})/gu,
  /\b(?:[Aa]ku|[Ss]aya|[Gg]ue|[Ii](?: am|'m|’m)|[Ii]m|[Cc]all me)(?= )/gu,
  /\b(?:[Bb]u|[Pp]ak|[Bb]apak|[Ii]bu|[Kk]ak|[Mm]iss|[Mm]rs\.?|[Mm]r\.?|[Mm]s\.?|[Uu]stadz?|[Uu]stadzah|[Oo]m|[Tt]ante)(?: [Gg]uru)?(?= )/gu,
  /\b(?:teman|sahabat|adik|kakak|sepupu|guru|mama|papa|ayah|ibu|om|tante|tetangga)(?:ku| aku| saya|kita)(?: si)?(?= )/giu,
  /\bmy (?:best )?(?:friend|brother|sister|teacher|cousin|mom|mum|dad|neighbour|neighbor|classmate)(?: is)?(?= )/giu,
];

const isShouted = (text: string) =>
  text.replace(/[^A-Z]/g, '').length > text.replace(/[^a-z]/g, '').length;

const spansAfter = (text: string, words: readonly Word[], rules: readonly RegExp[]): Span[] =>
  rules.flatMap((rule) =>
    [...text.matchAll(rule)].flatMap(({ 0: found, index }): Span[] => {
      const from = words.findIndex(({ start }) => start >= index + found.length);
      const span = from < 0 ? undefined : nameFrom(words, from, rules === sure);
      return span ? [span] : [];
    }),
  );

/** Names after the words that give them away: the child's own, and of people the child speaks of. */
export const names = (text: string): readonly Span[] => {
  const plainly = isShouted(text) ? text.toLowerCase() : text;
  const words = wordsIn(plainly);
  return [...spansAfter(plainly, words, sure), ...spansAfter(plainly, words, capitalOnly)];
};
