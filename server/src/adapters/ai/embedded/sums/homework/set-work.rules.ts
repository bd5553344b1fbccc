/** What children call work that somebody set. */
const names =
  'pr(?:ku|nya)?|p\\.r|p\\.? ?e+-?er|(?:pekerjaan|kerjaan) (?:rumah|sekolah)|tugas\\w*|tgs|homework|hw|assignment|lks|lembar (?:kerja|soal)|work(?:sheet|book)|soal|latihan';
const tests =
  'ulangan|ujian|kuis|quiz|exam|exercise|uts|uas|pts|try ?out|test tomorrow|tes besok|pilihan ganda|isian|uraian|esai|essay';
/** "Halaman 12 nomor 3": a place in a book. */
const places =
  '(?:question|problem|nomor|nomer|halaman|hal|hlm|page|p\\.) ?\\d+|no\\.? ?\\d+(?= ?[:.,)]| [a-z])|(?:di|dari) buku(?: \\p{L}+)?|matematika kelas';
/** Who set it. A story tells of people who give and ask for things, so only of words are these. */
const setters =
  'guru|teacher|wali kelas|(?:bu|pak|kak|miss|mr|mrs|ms|ustad\\w*|ustaz\\w*)(?: \\p{L}+)? (?:nyuruh|suruh|bilang|nanya|told|said)|disuruh (?:(?:bu|pak|kak|miss|ustad\\w*)|(?:ngerjain|mengerjakan|kerjain|ngitung|hitung|menghitung|jawab))|told us to|our class has to|(?:ini|soal) dari (?:sekolah|les)|(?:buat|untuk|for) (?:sekolah|school|les)';
/** When it is due. */
const due =
  '(?:mau|harus|buat|besok) dikumpul\\w*|dikumpul\\w* (?:besok|lusa|hari)|kumpulnya|buat (?:besok|lusa)|due (?:today|tomorrow|on|\\p{L}+day)|hand (?:it )?in';
const tasks =
  'hitunglah|kerja(?:kan|in)|jawab(?:in|lah)|(?:isi(?:lah)? )?titik[- ]titik|lengkapi(?:lah)?|fill (?:in|the)';
const help = 'bantu(?:in)?|bantuan|ajarin?|help|teach me|how do i|(?:gimana|bagaimana) cara\\w*';

/** Whether somebody set it for the child, or the child asks for help with it. */
export const wantsHelp = new RegExp(
  `(?<![\\p{L}\\d])(?:${[names, tests, places, setters, due, tasks, help].join('|')})(?![\\p{L}\\d])`,
  'u',
);
