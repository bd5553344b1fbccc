import type { EmbeddedText } from '../text.en.ts';

const name = '(?:[ ,]*(?:nobi|ya|dong|sih|kak|deh|nih|please))*[ !.?,]*$';
const start = '^(?:(?:halo|hai|hello|hi|hey|nobi|eh|oh|wah|ok|oke)[ ,!.]+)*';
const whole = (pattern: string) => new RegExp(`${start}(?:${pattern})${name}`);
const you = '(?:kamu|kau|nobi|elo|lu)';

type Topic = keyof EmbeddedText['talk'];

/** Questions that only look at the whole line; the first that fits is taken. */
const lines: readonly (readonly [Topic, string])[] = [
  [
    'who',
    `siapa(?:kah)? (?:${you}|nama ?mu|namanya)|${you} (?:itu |ini )?(?:siapa|apa|robot|manusia|orang|komputer|ai|nyata|beneran|asli)(?: ya| sih| bukan| atau \\w+| asli| kah)*|(?:apa|apakah) ${you} (?:itu )?(?:robot|manusia|orang|komputer|nyata|ai)(?: asli)?|nama ?mu siapa|who are you|what are you|what(?:'s| is) your name|are you (?:a |an |really )*(?:robot|human|person|computer|real|ai|alive|boy|girl)(?: person| human)?|(?:kamu )?(?:cowok|cewek|laki-laki|perempuan)(?: atau \\w+)?`,
  ],
  [
    'can',
    `(?:${you} )?(?:bisa|bisanya) (?:apa|apa saja|apa aja|ngapain|bantu apa|ngapain aja)|apa (?:saja |aja )?yang (?:${you} )?bisa(?: ${you} lakukan)?|bantu(?:in)?(?: aku)?|tolong(?: aku)?|what can (?:you|i) (?:do|ask)(?: you)?|help(?: me)?|can you help(?: me)?`,
  ],
  [
    'howAreYou',
    `apa kabar(?: ?mu| ${you})?|gimana kabar(?: ?mu| ${you})?|kabar ${you} gimana|how are you(?: today| doing)*|how is it going`,
  ],
  [
    'thanks',
    '(?:terima ?kasih|makasih|makasi|trims|thanks?(?: you)?|thx|tengkyu)(?: ya| banyak| so much| a lot| very much| udah bantu| sudah membantu| nobi)*',
  ],
  [
    'night',
    'selamat tidur|good night|met bobo|aku mau (?:tidur|bobo)(?: dulu)?|i am going to (?:sleep|bed)',
  ],
  [
    'bye',
    '(?:dadah|dah|sampai jumpa|sampai nanti|selamat tinggal|babay|bye(?:[ -]?bye)?|goodbye|see you)(?: ya| later| dulu| tomorrow| besok)*',
  ],
  [
    'hello',
    '(?:halo|hai|hei|hello|hi|hey|selamat (?:pagi|siang|sore|malam)|good (?:morning|afternoon|evening)|assalamu\\W?alaikum|pagi|permisi|p)+(?: semua| there| juga)?',
  ],
  [
    'age',
    `(?:umur ?mu|umur ${you}|${you} umur(?:nya)?|usia ?mu) ?(?:berapa)?(?: tahun)?|berapa umur ?(?:mu|${you})|kapan (?:ulang tahun ?mu|${you} (?:lahir|ulang tahun))|how old are you|when (?:is your birthday|were you born)`,
  ],
  [
    'family',
    `${you} (?:punya|ada) (?:mama|ibu|papa|ayah|orang tua|adik|kakak|keluarga|teman|pacar|anak)(?: gak| nggak| ga| tidak)?|(?:apa|apakah) ${you} punya (?:mama|ibu|papa|ayah|orang tua|adik|kakak|keluarga|teman)|(?:siapa|mana) (?:mama|ibu|papa|ayah|orang tua) ?(?:mu|${you})|do you have (?:a |any |)(?:mum|mom|mother|dad|father|parents|family|brothers?|sisters?|friends?|children|kids)`,
  ],
  [
    'food',
    `${you} (?:suka )?makan apa|makanan (?:kesukaan|favorit) ?(?:mu|${you})(?: apa)?|apa makanan (?:kesukaan|favorit) ?(?:mu|${you})|what do you eat|do you eat|what(?:'s| is) your favou?rite food|${you} (?:bisa|suka) makan(?: gak| nggak)?|${you} (?:lapar|haus)(?: gak| nggak| ga)?`,
  ],
  [
    'favourite',
    `${you} (?:paling )?(?:suka|sukanya)(?: warna| hewan| lagu| film| pelajaran| buku| game| olahraga| angka| hari| mainan)?(?: apa| yang mana)?(?: aja)?|apa (?:warna|hewan|lagu|film|pelajaran|game|angka) (?:kesukaan|favorit) ?(?:mu|${you})|(?:warna|hewan|lagu|film|pelajaran|game|angka) (?:kesukaan|favorit) ?(?:mu|${you})(?: apa)?|what(?:'s| is) your favou?rite \\w+|what \\w+ do you like|do you like \\w+`,
  ],
  [
    'secret',
    `(?:${you} )?(?:bisa|boleh) (?:jaga|simpan|nyimpan|pegang) rahasia(?: gak| nggak| ga| tidak)?|(?:aku )?(?:mau cerita|punya|ada) rahasia|(?:ini )?rahasia kita(?: berdua)?|jangan bilang siapa-siapa|can you keep a secret|(?:i have|this is) a secret|do not tell anyone|don't tell anyone`,
  ],
  [
    'love',
    `(?:aku )?(?:sayang|cinta|suka)(?: sama)? ${you}(?: banget)?|i (?:really )?(?:love|like) you(?: so much| nobi)*|love you|aku mau (?:nikah|pacaran) sama ${you}|will you (?:marry me|be my (?:boyfriend|girlfriend))`,
  ],
  [
    'praise',
    `${you} (?:pintar|pinter|hebat|keren|baik|lucu|imut|cerdas|the best)(?: sekali| banget)?|(?:pintar|pinter|hebat|keren|bagus|mantap|asyik|asik|wow|cool|great|nice|awesome|good job|well done|lucu|haha+|hehe+|wkwk\\w*)(?: sekali| banget)?|you are (?:so |very )?(?:smart|great|cool|nice|funny|cute|clever|the best)`,
  ],
  [
    'rude',
    `${you} (?:bodoh|bego|jelek|payah|nakal|gila|jahat|nyebelin|goblok|tolol|dungu|ngaco)(?: sekali| banget)?|dasar (?:bodoh|robot|payah)|you are (?:so )?(?:stupid|dumb|bad|ugly|mean)|i hate you|aku benci ${you}`,
  ],
  [
    'wrong',
    `(?:itu )?(?:salah|keliru|bukan itu|bukan|ngawur)(?: jawaban ?(?:mu|nya|${you}))?|jawaban ?(?:mu|nya|${you}) salah|(?:that is |that's )?wrong|not that|aku (?:tidak|nggak|gak) (?:ngerti|mengerti|paham)|i do(?:n't| not) understand|maksudnya(?: apa| gimana)?`,
  ],
  [
    'bored',
    "(?:aku |saya )?(?:lagi )?(?:bosan|bosen|gabut|jenuh)(?: nih| banget)?|i am (?:so )?bored|i'm (?:so )?bored|bored",
  ],
  [
    'friend',
    `(?:mau|boleh) (?:jadi |berteman|temenan)(?:teman|sahabat)?(?: ?ku| aku| dengan \\w+)?|${you} (?:mau )?(?:jadi )?teman ?ku(?: kan)?|(?:will|can) you be my friend|are you my friend|aku (?:gak|nggak|tidak) punya teman|ajak aku main`,
  ],
  [
    'where',
    `${you} (?:tinggal|ada|rumahnya) di ?mana(?: sekarang)?|rumah ?(?:mu|${you}) (?:di ?)?mana|where (?:do you live|are you(?: from)?)|${you} dari mana|asal ?mu dari mana`,
  ],
  [
    'feel',
    `${you} (?:punya perasaan|bisa (?:sedih|marah|senang|nangis|takut|tidur|capek))(?: gak| nggak| ga| tidak)?|${you} (?:lagi )?(?:sedih|marah|senang|capek|ngantuk)(?: gak| nggak| ga| tidak| ya)*|do you (?:have feelings|feel \\w+|sleep|dream|cry)|can you (?:feel|cry|sleep)|are you (?:sad|happy|angry|tired)`,
  ],
  [
    'sing',
    `(?:${you} )?(?:bisa )?(?:nyanyi|menyanyi|bernyanyi|nyanyiin|nyanyikan)(?: dong| lagu| untuk ?ku| gak| nggak)*|sing(?: me)?(?: a song)?|can you sing(?: a song)?`,
  ],
  [
    'birthday',
    "(?:hari ini )?(?:aku|saya) (?:ulang tahun|ultah)(?: hari ini)?|(?:hari ini )?ulang tahun ?ku|(?:today )?(?:is|it is|it's) my birthday(?: today)?",
  ],
  [
    'no',
    'tidak|nggak|gak|ga|ngga|enggak|tidak mau|gak mau|nggak mau|ga mau|no|nope|no thanks|no thank you',
  ],
  ['yes', 'ya|iya|iyaa*|yes|yeah|yep|yup|ok|oke|okay|mau|sip|siap|boleh|baik|sure'],
  ['why', 'kenapa|mengapa|why|kok'],
];

const readers =
  /siapa (?:saja |aja )?(?:yang )?(?:bisa |boleh )?(?:mem|nge)?(?:baca|lihat)|(?:apa|apakah) (?:mama|papa|ibu|ayah|orang tua\w*|orang) (?:bisa |boleh )?(?:mem|nge)?(?:baca|lihat)|(?:mama|papa|ibu|ayah|orang tua)\w* (?:ku )?(?:bisa|boleh) (?:baca|lihat)|who (?:can |else )*(?:reads?|sees?) (?:this|my|it|what|our)|can (?:my )?(?:mum|mom|dad|parents|anyone|people) (?:read|see)/;
/** What changes by the day cannot be on a card. */
const changing =
  /jam berapa (?:ini|sekarang)|sekarang jam berapa|(?:hari|tanggal) (?:apa|berapa) (?:ini|sekarang|hari ini)|(?:hari ini|sekarang) (?:hari|tanggal) (?:apa|berapa)|what (?:time|day|date) is it|(?:besok|hari ini|nanti) (?:\w+ )?(?:hujan|cerah|panas)|cuaca (?:hari ini|besok|sekarang)|weather (?:today|tomorrow|now)|is it (?:raining|going to rain)/;
const news =
  /\b(?:presiden|gubernur|wali ?kota|menteri|president|king|queen|prime minister|raja|ratu) .*\b(?:sekarang|saat ini|now|today|inggris|england)\b|siapa (?:yang )?(?:juara|menang)|who won|\bskor\b|\bharga \p{L}+|how much (?:is|does) (?:a |an |the )?\p{L}+ (?:cost|phone)|price of|berita (?:hari ini|terbaru)|(?:youtuber|artis|selebgram|pemain bola|tiktoker) (?:paling )?(?:terkenal|terkaya|terhebat|favorit)|umur (?:messi|ronaldo)|how (?:tall|rich|old) is [a-z]+aldo/u;

const patterns: readonly (readonly [Topic, RegExp])[] = [
  ['readers', readers],
  ['now', changing],
  ['news', news],
  ...lines.map(([topic, pattern]) => [topic, whole(pattern)] as const),
];
/** No line of small talk is longer; longer ones are not even looked at. */
const longest = 120;

/** A fixed line for the things that children say to any helper. */
export const answerSmallTalk = (text: string, words: EmbeddedText): string | undefined => {
  if (text.length > longest) return undefined;
  const topic = patterns.find(([, asks]) => asks.test(text))?.[0];
  return topic && words.talk[topic];
};
