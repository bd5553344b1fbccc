/** The song of the day: each verse with its picture and a note for every word. */
export interface Verse {
  readonly line: string;
  readonly meaning: string;
  readonly art: string;
  /** Half tones above the ground note, one a word. */
  readonly notes: readonly number[];
}

const verses: Readonly<Record<string, Verse>> = {
  wake: { line: 'Good morning, sun!', meaning: 'selamat pagi', art: 'matahari', notes: [0, 4, 7] },
  wash: { line: 'I wash my hands.', meaning: 'cuci tangan', art: 'sabun', notes: [0, 4, 4, 7] },
  eat: { line: 'I eat my rice.', meaning: 'makan nasi', art: 'nasi', notes: [4, 5, 4, 2] },
  read: { line: 'I read my book.', meaning: 'membaca buku', art: 'buku', notes: [7, 7, 5, 4] },
  play: {
    line: 'I play with my ball.',
    meaning: 'main bola',
    art: 'bola',
    notes: [7, 9, 7, 5, 4],
  },
  brush: { line: 'I brush my teeth.', meaning: 'sikat gigi', art: 'sikat', notes: [5, 4, 2, 4] },
  sleep: { line: 'Good night, moon!', meaning: 'selamat tidur', art: 'bulan', notes: [7, 4, 0] },
};

export const verseNames: readonly string[] = Object.keys(verses);

export const verseOf = (name: string): Verse | undefined => verses[name];

/** Seconds that a note lasts. */
export const beat = 0.42;
