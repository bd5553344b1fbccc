/** Reading the news: what it says, what it is about, and how far it can be believed. */
import { element } from './curriculum.ts';
import { both, type Skill } from './skill.ts';

const shortToLong = [
  both('berita pendek', 'a short piece'),
  both('berita yang lebih panjang', 'a longer piece'),
  both('satu halaman penuh', 'a whole page'),
];
const reading = { domain: 'reading', levels: shortToLong } as const;

export const findFacts: Skill = {
  ...reading,
  id: 'find-facts',
  needs: ['read-lines'],
  name: both('Menemukan siapa, apa, di mana, dan kapan', 'Finding who, what, where and when'),
  words: both('Aku bisa mencari isi berita', 'I can find what the news says'),
  criterion: both(
    'Mengisi tiga fakta dari berita yang juga menyebut orang dan tempat lain',
    'Fills in three facts from a piece that names other people and places, too',
  ),
  curriculum: element('BIN.B.BAC'),
};

export const mainIdea: Skill = {
  ...reading,
  id: 'main-idea',
  needs: ['find-facts'],
  name: both('Memilih judul dari gagasan utama', 'A headline from the main idea'),
  words: both('Aku bisa memilih judul yang pas', 'I can pick a headline that fits'),
  criterion: both(
    'Memilih judul dan foto untuk seluruh berita, bukan untuk satu bagian kecil',
    'Picks headline and photo for the whole piece, not for a small part of it',
  ),
  curriculum: element('BIN.B.BAC'),
};

export const eventOrder: Skill = {
  ...reading,
  id: 'event-order',
  needs: ['find-facts'],
  name: both('Urutan kejadian, sebab, dan akibat', 'The order of events, cause and effect'),
  words: both('Aku tahu mana yang terjadi dulu', 'I know what happened first'),
  criterion: both(
    'Mengurutkan empat kejadian yang tidak diceritakan berurutan',
    'Puts four events in order although they are told out of order',
  ),
  curriculum: element('BIN.B.BAC'),
};

export const joiningWords: Skill = {
  ...reading,
  id: 'joining-words',
  needs: ['find-facts'],
  name: both('Kata hubung: karena, meskipun, sehingga', 'Joining words: because, although, so'),
  words: both('Aku bisa menyambung kalimat', 'I can join sentences'),
  criterion: both(
    'Memilih kata hubung yang pas di tiga tempat menurut arti kalimatnya',
    'Picks the joining word for three places by what the sentences mean',
  ),
  curriculum: element('BIN.B.MEN'),
};

export const factOrOpinion: Skill = {
  ...reading,
  id: 'fact-or-opinion',
  needs: ['main-idea'],
  name: both('Membedakan fakta dan pendapat', 'Telling fact from opinion'),
  words: both('Aku tahu fakta dan pendapat', 'I know a fact from an opinion'),
  criterion: both(
    'Menandai empat kalimat sebagai fakta atau pendapat',
    'Marks four sentences as fact or opinion',
  ),
  curriculum: element('BIN.C.BAC'),
};

export const claimAndReason: Skill = {
  ...reading,
  id: 'claim-and-reason',
  needs: ['fact-or-opinion'],
  name: both('Permintaan dan alasan dalam surat', 'What a letter asks for, and why'),
  words: both('Aku tahu alasan di sebuah surat', 'I can find the reason in a letter'),
  criterion: both(
    'Menemukan permintaan, alasan, dan kalimat yang menguatkannya',
    'Finds what is asked for, the reason, and the sentence that supports it',
  ),
  curriculum: element('BIN.C.BAC'),
};

export const inferFromSigns: Skill = {
  ...reading,
  id: 'infer-from-signs',
  needs: ['event-order', 'main-idea'],
  name: both('Menyimpulkan dari tanda-tanda', 'Working it out from clues'),
  words: both('Aku bisa menyimpulkan dari tanda-tanda', 'I can work it out from clues'),
  criterion: both(
    'Menyimpulkan yang tidak tertulis dari dua tanda, dan menunjuk tanda yang menentukan',
    'Works out from two clues what is not written, and names the one that decides',
  ),
  curriculum: element('BIN.C.BAC'),
};

export const weighSources: Skill = {
  ...reading,
  id: 'weigh-sources',
  needs: ['infer-from-signs', 'fact-or-opinion'],
  name: both('Menimbang sumber yang ceritanya berbeda', 'Weighing sources that disagree'),
  words: both('Aku tahu cerita siapa yang kuat', 'I know whose story is strong'),
  criterion: both(
    'Memilih saksi yang bisa melihat kejadian di antara tiga cerita yang berlainan',
    'Picks the witness who could see it among three stories that disagree',
  ),
  curriculum: element('BIN.C.BAC'),
};
