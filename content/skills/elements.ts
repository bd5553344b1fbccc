/** The elements of the curriculum as an adult reads them, in the order of the decree. */
import { codes } from './curriculum.ts';
import { both, type InBoth } from './skill.ts';

const subjects: Readonly<Record<string, InBoth>> = {
  FON: both('Fase Fondasi', 'Foundation phase'),
  MAT: both('Matematika', 'Mathematics'),
  BIN: both('Bahasa Indonesia', 'Indonesian'),
  ING: both('Bahasa Inggris', 'English'),
  KKA: both('Koding dan Kecerdasan Artifisial', 'Coding and artificial intelligence'),
  RUP: both('Seni Rupa', 'Visual art'),
  MUS: both('Musik', 'Music'),
};

const art = {
  ALAMI: both('Mengalami', 'Experiencing'),
  REFLEKSI: both('Merefleksikan', 'Reflecting'),
  KERJA: both('Berpikir dan bekerja artistik', 'Thinking and working artistically'),
  CIPTA: both('Menciptakan', 'Creating'),
  DAMPAK: both('Berdampak', 'Making a difference'),
};

const names: Readonly<Record<string, Readonly<Record<string, InBoth>>>> = {
  FON: {
    NAB: both('Nilai agama dan budi pekerti', 'Religious and moral values'),
    JD: both('Jati diri', 'Identity'),
    'LS.1': both('Memahami dan menyampaikan', 'Understanding and telling'),
    'LS.2': both('Pramembaca dan pramenulis', 'Before reading and writing'),
    'LS.3': both('Pramatematika', 'Before mathematics'),
    'LS.4': both('Berpikir dan bekerja sama', 'Thinking and working together'),
    'LS.5': both('Rasa ingin tahu', 'Curiosity'),
    'LS.6': both('Teknologi', 'Technology'),
    'LS.7': both('Seni', 'Art'),
  },
  MAT: {
    BIL: both('Bilangan', 'Number'),
    ALJ: both('Aljabar', 'Algebra'),
    PGK: both('Pengukuran', 'Measurement'),
    GEO: both('Geometri', 'Geometry'),
    DAT: both('Analisis data dan peluang', 'Data and chance'),
  },
  BIN: {
    SIM: both('Menyimak', 'Listening'),
    BAC: both('Membaca dan memirsa', 'Reading and viewing'),
    BER: both('Berbicara dan mempresentasikan', 'Speaking and presenting'),
    MEN: both('Menulis', 'Writing'),
  },
  ING: {
    MB: both('Menyimak dan berbicara', 'Listening and speaking'),
    BM: both('Membaca dan memirsa', 'Reading and viewing'),
    TP: both('Menulis dan mempresentasikan', 'Writing and presenting'),
  },
  KKA: {
    BK: both('Berpikir komputasional', 'Computational thinking'),
    LD: both('Literasi digital', 'Digital literacy'),
    LE: both('Literasi dan etika KA', 'AI literacy and ethics'),
    PK: both('Pemanfaatan dan pengembangan KA', 'Using and building AI'),
  },
  RUP: art,
  MUS: art,
};

interface Element {
  readonly code: string;
  readonly subject: InBoth;
  readonly phase: 'FON' | 'A' | 'B' | 'C';
  readonly name: InBoth;
}

const phases = ['A', 'B', 'C'] as const;

const elementOf = (code: string): Element => {
  const [start = '', ...rest] = code.split('.');
  const phase = phases.find((each) => each === rest[0]) ?? 'FON';
  const own = (phase === 'FON' ? rest : rest.slice(1)).join('.');
  const [subject, name] = [subjects[start], names[start]?.[own]];
  if (!subject || !name) throw new Error(`${code} has no name`);
  return { code, subject, phase, name };
};

export const elements: readonly Element[] = [...codes].map(elementOf);
