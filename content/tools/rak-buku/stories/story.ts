import type { BookCredits, bookCast, bookPlaces, bookThings } from '@nobi/kit/manifest';

/** What a child meets in one language and in the other: each is told, not translated word by word. */
export type Line = { readonly id: string; readonly en: string };

export type Place = (typeof bookPlaces)[number];
export type Cast = (typeof bookCast)[number];
export type Thing = (typeof bookThings)[number];

export type Scene = {
  readonly place: Place;
  readonly who: readonly {
    readonly name: Cast;
    readonly mood?: 'senang' | 'sedih' | 'kaget' | 'marah' | 'tidur' | undefined;
  }[];
  readonly things?: readonly Thing[] | undefined;
  readonly weather?: 'cerah' | 'hujan' | 'angin' | 'malam' | undefined;
};

export type Page = {
  readonly text: Line;
  readonly scene: Scene;
  /** Uploaded in the console: the name of a picture that stands for the scene. */
  readonly picture?: string | undefined;
};

export type Question = {
  readonly ask: Line;
  readonly right: Line;
  readonly wrong: readonly [Line, Line];
  /** Page index the answer stands on. */
  readonly page: number;
};

export type Story = {
  readonly id: string;
  readonly level: 1 | 2 | 3 | 4 | 5;
  readonly title: Line;
  readonly from: string;
  readonly pages: readonly Page[];
  readonly questions: readonly [Question, Question];
  readonly retell: readonly Line[];
  /** Of a book that was not written here. */
  readonly credits?: BookCredits | null;
};
