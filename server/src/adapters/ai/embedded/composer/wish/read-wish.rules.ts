import type { Language } from '@nobi/contract';
import { namedIn } from './named-in.rules.ts';
import type { Wish, WishKind } from './wish.ts';

const nouns: readonly (readonly [WishKind, Language, RegExp])[] = [
  ['sentence', 'id', /\b(?:kalimat|kalimt|klimat|kalimatnya)\b/],
  ['sentence', 'en', /\b(?:sentence|sentance|sentense)s?\b/],
  ['verse', 'id', /\b(?:pantun|pantum|pntun|puisi|sajak)\b/],
  ['verse', 'en', /\b(?:rhymes?|ryhmes?|limm?erick|limrick|poems?)\b/],
  [
    'riddle',
    'id',
    /\b(?:tebak[ -]?tebakan|tebak2an|tebakan|teka[ -]?teki|tekateki|lelucon|lawakan)\b/,
  ],
  ['riddle', 'en', /\b(?:jokes?|riddles?|riddel|ridle|make me laugh|something funny)\b/],
  ['story', 'id', /\b(?:dongengin|mendongeng|dongeng|dongen|cerita|crita|carita|cerpen|kisah)\b/],
  ['story', 'en', /\b(?:story|stori|storie|stroy|storry|stories|fairy ?tales?|tales?|read me)\b/],
];

/** Asks about such a thing, or about how it is done; or says what the child itself does. */
const asksAbout =
  /\b(?:apa|apakah|siapa|kenapa|mengapa|kapan|cara|caranya|arti|artinya|beda(?:nya)?|who|why|what is|what are|what does|how do|how to|difference|judul|tokoh utama|amanat|latar|unsur|ciri|penulis|pengarang)\b|^(?:gimana|bagaimana)\b/;
const tellsOfOneself =
  /\b(?:aku|saya|i|we|kita|adik|kakak)(?: (?:lagi|sedang|tadi|baru|suka|udah|sudah|just|am|was|like to|love to|mau|ingin|pengen|pingin|want to|wanna))* (?:ber)?(?:cerita|curhat|nulis|menulis|bikin|buat|membuat|mengarang|ngarang|gambar|menggambar|baca|membaca|nonton|punya|wrote|write|writing|made|make|drew|draw|read|reading|have|had)\b(?!in|kan)|\b(?:mau|ingin|pengen|pingin) (?:cerita|crita|curhat|bercerita)(?:$| (?!tentang|ttg|soal|yang|lucu|dong))/;
const asksNobi =
  /\b(?:bikin(?:in|kan)?|bkin(?:in)?|buat(?:in|kan|lah)?|karang(?:in|kan)?|tulis(?:in|kan)?|kasih|beri(?:in)?|minta|cerita(?:in|kan)|critain|dongengin|mendongeng|baca(?:in|kan)|denger(?:in)?|dengar|tell|make|write|create|give|read|want|hear|can you|could you|susun(?:lah)?)\b/;
const begins =
  /^(?:(?:nobi|tolong|coba|please|mau|ayo|yuk|contoh|satu|one|a|an|the|lagi|another|short|funny|bedtime|example of)[ ,.!]+)*(?:dongeng|dongen|cerita|crita|carita|cerpen|kisah|story|stori|stroy|fairy ?tale|tale|pantun|pantum|puisi|sajak|rhyme|limerick|limrick|poem|kalimat|sentence)\b/;
const funny =
  /\b(?:lucu\w*|kocak|konyol|funny|funnier|silly|sillier|jokes?|lelucon|lawakan|laugh)\b/;

const limerick = /\b(?:limm?erick|limrick)s?\b/;

/** Says that somebody set it, or says it as a book does. */
const isSetWork =
  /\b(?:pr(?:ku|nya)?|pe-?er|pekerjaan rumah|tugas\w*|homework|lks|worksheet|ulangan|ujian|kuis|quiz|exam|guru\w*|teacher|for school|soal (?:nomor|no)|nomor \d+|buatlah|susunlah|tulislah|karanglah|disuruh)\b/;
/** A sentence with a given word is what schools set most; who wants help with it gets help. */
const wantsHelp = /\b(?:bantu(?:in)?|ajar(?:in|i)|help|teach)\b/;

/** Kinds of sentences, which are asked about and not made with. */
const grammar =
  /^(?:tanya|perintah|berita|majemuk|tunggal|aktif|pasif|langsung|ajakan|seru|efektif|sapaan|tidak langsung|utama|itu|ini|apa|lagi|dong)$/;
const sentenceWord =
  /\b(?:kalimat|kalimt|klimat|kalimatnya|sentence|sentance|sentense)s?\b[: ]*(?:(?:pendek|lengkap|yang|yg|bagus|sederhana|short|simple|good|for me|please|ada|berisi|mengandung|memakai|menggunakan|pakai|pake|dengan|dgn|dari|tentang|untuk|with|using|from|about|containing|that has|that uses|for|of|in|the|a|an|kata|katanya|kt|word|words)[: ]+)*["']?(?<word>\p{L}+(?:[ -]\p{L}+)?)["']?(?: (?:dong|ya|deh|nobi|please|dunk|in it|itu|kak))*[ .!?]*$/u;

const longest = 160;

/** Whether the words that are left let it be a wish: a legend that has its own card is none. */
const isOwn = (kind: WishKind, text: string, named: ReturnType<typeof namedIn>) => {
  if (kind === 'riddle') return text.split(' ').length <= 8;
  if (named.rest.length === 0) return asksNobi.test(text) || begins.test(text);
  const makes = /\b(?:bikin|bkin|buat|karang|tulis|make|write|create)/.test(text);
  if (named.hero && asksNobi.test(text)) return true;
  return makes && named.rest.length <= 3;
};

/** What a line wishes Nobi to make up; undefined where it wishes nothing of the kind. */
export const readWish = (text: string): Wish | undefined => {
  if (text.length > longest || asksAbout.test(text)) return undefined;
  const found = nouns.find(([, , noun]) => noun.test(text));
  if (!found) return undefined;
  const [kind, language] = found;
  if (kind === 'sentence') {
    const word = sentenceWord.exec(text)?.groups?.word;
    if (word === undefined || grammar.test(word)) return undefined;
    return {
      ...nothing,
      kind,
      language,
      word,
      isSet: isSetWork.test(text) || wantsHelp.test(text),
    };
  }
  if (tellsOfOneself.test(text)) return undefined;
  const named = namedIn(text);
  if (!isOwn(kind, text, named)) return undefined;
  const { hero, place, name, rest } = named;
  // A limerick is a funny form: five lines, where a rhyme has four.
  const isFunny = funny.test(text) || limerick.test(text);
  const word = hero || rest.length === 0 || kind === 'riddle' ? undefined : rest.join(' ');
  return { kind, language, isFunny, hero, place, name, word, isSet: isSetWork.test(text) };
};

const nothing = {
  isFunny: false,
  hero: undefined,
  place: undefined,
  name: undefined,
  word: undefined,
} as const;
