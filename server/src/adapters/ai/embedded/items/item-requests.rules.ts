const thing =
  /\b(?:games?|gim|permainan(?:nya)?|gamenya|kursus(?:nya)?|courses?|lessons?|studio|alat (?:gambar|kreasi)|tools?)\b/;
const wish =
  /\b(?:mau|ingin|pengen|pengin|pingin|cari(?:kan|in)?|ada(?:kah)?|kasih|tunjuk(?:kan|in)|rekomendasi(?:in)?|ayo|yuk|want|wanna|find|show|any|is there|are there|i'd like|i would like|can i|let me|let's|looking for|ajarin|ajari|teach)\b/;
const doing =
  /\b(?:main|bermain|mainin|maen|main-main|belajar|latihan|berlatih|ngoding|koding|coding|gambar|menggambar|ngegambar|mewarnai|melukis|lukis|bikin (?:lagu|musik|cerita|gambar|buku)|buat (?:lagu|musik|cerita|gambar|buku)|membuat (?:lagu|musik|cerita|gambar|buku)|play|learn|practi[cs]e|draw|paint|colou?r|make (?:music|a song|a story|songs|a book)|read|write|baca|membaca|nulis|menulis|berhitung|hitung-hitungan|\w+-\w+an)\b/;
const begins =
  /^(?:(?:nobi|ayo|yuk|aku|i)[ ,]+)*(?:belajar|latihan|main|bermain|learn(?:ing)?|play|practi[cs]e|gambar|menggambar|yang ada)\b/;
const question =
  /^(?:(?:nobi|halo|hai|hi)[ ,]+)*(?:kenapa|mengapa|kok|bagaimana|gimana|siapa|kapan|berapa|apa itu|apa arti|why|how|who|when|what is|what are|where is|boleh(?:kah)?|apakah boleh|kalau)\b/;
const asksHow = /\b(?:gimana|bagaimana|caranya|(?:dari|di) ?mana)\b/;
const broken =
  /\b(?:macet|rusak|error|terkunci|dikunci|kunci|locked|broken|stuck|suara|suaranya|sound|bayar|pay)\b/;
const feeling =
  /\b(?:teman|temanku|adik|kakak|friends?|nobody|sendirian|alone|bola|korek|api|listrik|hp)\b/;

/** `sure` names a thing of the catalogue; `likely` names what could be done with one. */
export type ItemRequest = 'sure' | 'likely';

/** Whether a message looks for something to play, learn or make. */
export const itemRequestIn = (text: string): ItemRequest | undefined => {
  if (question.test(text) || broken.test(text) || asksHow.test(text)) return undefined;
  if (thing.test(text)) return 'sure';
  if (feeling.test(text)) return undefined;
  return begins.test(text) || (wish.test(text) && doing.test(text)) ? 'likely' : undefined;
};
