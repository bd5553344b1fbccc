import type { Language } from '@nobi/contract';

/** What Nobi says around what it makes up, and the buttons. */
export interface ComposerText {
  readonly again: string;
  readonly offer: Readonly<Record<'story' | 'verse' | 'sentence', string>>;
  readonly choices: {
    readonly again: string;
    readonly funny: string;
    readonly hero: (hero: string) => string;
    readonly place: (place: string) => string;
    readonly about: (hero: string) => string;
    readonly word: (word: string) => string;
    readonly story: (hero: string) => string;
    readonly hint: string;
    readonly answer: string;
    readonly example: string;
  };
  /** The child's own topic is not known, and so not repeated. */
  readonly ownTopic: string;
  readonly noSentence: string;
  /** Only stories have heroes: after a riddle, a verse or a sentence. */
  readonly offerStory: (hero: string) => string;
  readonly askHero: string;
  readonly askOtherHero: string;
  readonly guess: string;
  readonly right: (answer: string) => string;
  readonly answer: (answer: string) => string;
  readonly notYet: string;
  readonly hint: (hint: string) => string;
  readonly set: Readonly<Record<'story' | 'verse', string>>;
  /** With the word in quotes, or where it is not known without repeating it. */
  readonly setSentence: (word: string) => string;
  readonly quoted: (word: string) => string;
  readonly thatWord: string;
  readonly tried: string;
  readonly triedBare: string;
  readonly example: string;
  readonly exampleSentence: (word: string, sentence: string) => string;
  readonly yourTurn: string;
}

export const composerText: Readonly<Record<Language, ComposerText>> = {
  id: {
    again: 'Mau satu lagi?',
    offer: {
      story: 'Mau cerita lain, atau diganti tokohnya?',
      verse: 'Mau satu lagi, atau tentang yang lain?',
      sentence: 'Mau kalimat lain?',
    },
    choices: {
      again: 'Lagi',
      funny: 'Yang lucu',
      hero: (hero) => `Kalau tokohnya ${hero}?`,
      place: (place) => `Kalau ${place}?`,
      about: (hero) => `Tentang ${hero}`,
      word: (word) => `Kalau kata ${word}?`,
      story: (hero) => `Dongeng tentang ${hero}`,
      hint: 'Petunjuk',
      answer: 'Apa jawabannya?',
      example: 'Beri contoh',
    },
    ownTopic: 'Tentang itu aku belum bisa. Jadi, ini dengan pilihanku sendiri.',
    noSentence:
      'Dengan kata itu aku belum bisa membuat kalimat yang pasti benar. Coba kata lain, misalnya nama hewan atau benda.',
    offerStory: (hero) => `Tokoh itu adanya di dongeng. Mau kuceritakan dongeng tentang ${hero}?`,
    askHero: 'Mau siapa tokoh dongengnya? Pilih satu, atau sebut hewan lain.',
    askOtherHero:
      'Tokoh itu belum bisa kuceritakan. Mau siapa tokoh dongengnya? Pilih satu, atau sebut hewan lain.',
    guess: 'Coba tebak!',
    right: (answer) => `Betul! Jawabannya: ${answer}.`,
    answer: (answer) => `Jawabannya: ${answer}.`,
    notYet: 'Belum tepat. Coba lagi, ya!',
    hint: (hint) => `Petunjuk: ${hint}`,
    set: {
      story:
        'Yuk, kita susun bersama. Siapa tokohmu dan di mana ia tinggal? Lalu, apa yang ia inginkan, apa yang menghalanginya, dan bagaimana akhirnya? Tulis satu kalimat untuk tiap pertanyaan.',
      verse:
        'Yuk, kita susun bersama. Pantun punya empat baris: bunyi akhir baris pertama sama dengan yang ketiga, baris kedua sama dengan yang keempat. Mulai dari yang kamu lihat di sekitarmu. Apa baris pertamamu?',
    },
    setSentence: (word) =>
      `Yuk, kita susun bersama. Kalimat memberi tahu siapa, sedang apa, dan di mana. Siapa yang ada di kalimatmu dengan ${word}?`,
    quoted: (word) => `kata “${word}”`,
    thatWord: 'kata itu',
    tried: 'Kalimatmu memakai kata itu. Bagus! Bacalah sekali lagi: apakah bunyinya sudah enak?',
    triedBare:
      'Kalimatmu memakai kata itu. Bagus! Lihat lagi awal dan akhirnya: huruf besar dan tanda titik sudah ada?',
    example: 'Ini satu contoh. Punyamu boleh berbeda sama sekali.',
    exampleSentence: (word, sentence) => `Contoh dengan kata lain, “${word}”: ${sentence}`,
    yourTurn: 'Sekarang giliranmu!',
  },
  en: {
    again: 'Would you like another one?',
    offer: {
      story: 'Would you like another story, or another hero?',
      verse: 'Would you like another one, or one about something else?',
      sentence: 'Would you like another sentence?',
    },
    choices: {
      again: 'Another one',
      funny: 'A funny one',
      hero: (hero) => `What if the hero is ${hero}?`,
      place: (place) => `What if it is ${place}?`,
      about: (hero) => `About ${hero}`,
      word: (word) => `With the word ${word}?`,
      story: (hero) => `A story about ${hero}`,
      hint: 'Hint',
      answer: 'What is the answer?',
      example: 'Show me an example',
    },
    ownTopic: 'I cannot do that topic yet. So here is one with my own choice.',
    noSentence:
      'I cannot make a sentence with that word yet and be sure that it is right. Try another word, such as an animal or a thing.',
    offerStory: (hero) => `Heroes live in stories. Would you like a story about ${hero}?`,
    askHero: 'Who shall be the hero of the story? Pick one, or name another animal.',
    askOtherHero:
      'I cannot tell a story about that hero yet. Who shall it be? Pick one, or name another animal.',
    guess: 'What do you think it is?',
    right: (answer) => `Yes! The answer: ${answer}.`,
    answer: (answer) => `The answer: ${answer}.`,
    notYet: 'Not quite. Try again!',
    hint: (hint) => `Hint: ${hint}`,
    set: {
      story:
        'Let us plan it together. Who is your hero, and where does your hero live? Then: what does your hero want, what gets in the way, and how does it end? Write one sentence for each question.',
      verse:
        'Let us plan it together. In a rhyme two lines end with the same sound, such as “cat” and “hat”. Start with something that you can see around you. What is your first line?',
    },
    setSentence: (word) =>
      `Let us plan it together. A sentence tells who, does what, and where. Who is in your sentence with ${word}?`,
    quoted: (word) => `the word “${word}”`,
    thatWord: 'that word',
    tried: 'Your sentence uses the word. Well done! Read it once more: does it sound right?',
    triedBare:
      'Your sentence uses the word. Well done! Look at its beginning and its end: are the capital letter and the full stop there?',
    example: 'Here is one example. Yours may be quite different.',
    exampleSentence: (word, sentence) => `An example with another word, “${word}”: ${sentence}`,
    yourTurn: 'Now it is your turn!',
  },
};
