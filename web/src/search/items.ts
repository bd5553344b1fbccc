import type { Course, Game, Tool } from '@nobi/contract';
import { coursePath, playPath, toolPath } from '../catalogue/item-paths.ts';

export interface Found {
  readonly key: string;
  readonly kind: 'game' | 'course' | 'tool';
  readonly title: string;
  readonly thumbnail: string;
  readonly locked: boolean;
  /** The way in; empty when it is locked or there is nothing to open. */
  readonly href: string;
  readonly inNewTab: boolean;
}

export interface Lists {
  readonly games: readonly Game[];
  readonly courses: readonly Course[];
  readonly tools: readonly Tool[];
}

/** What a child may call the kinds and categories, in both languages. */
const called: Record<string, string> = {
  game: 'game games permainan main',
  course: 'course courses kursus pelajaran lesson',
  tool: 'tool tools alat kreasi creativity',
  math: 'math maths matematika hitung numbers angka',
  english: 'english inggris',
  coding: 'coding koding robot program',
  spelling: 'spelling mengeja ejaan',
  early_reading: 'early reading adventures membaca baca huruf letters',
  drawing: 'drawing draw menggambar gambar lukis',
  music: 'music musik lagu song',
  story_maker: 'story maker cerita dongeng bercerita',
  pattern_art: 'pattern art pola batik',
  puppet_theatre: 'puppet theatre wayang boneka teater',
  marble_run: 'marble run kelereng',
  library: 'library rak buku cerita baca',
};

export interface Entry {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
}

const shownOf = ({ games, courses, tools }: Lists): (Found & { words: Entry })[] =>
  [
    ...games.map((game) => ({
      ...game,
      kind: 'game' as const,
      href: game.html_game_url && playPath(game),
      inNewTab: true,
      category: game.category,
    })),
    ...courses.map((course) => ({
      ...course,
      kind: 'course' as const,
      href: course.html_course_url && coursePath(course),
      inNewTab: true,
      category: course.category,
    })),
    ...tools.map((tool) => ({
      ...tool,
      kind: 'tool' as const,
      href: tool.html_tool_url && toolPath(tool),
      inNewTab: false,
      category: tool.tool_type,
    })),
  ].map(({ id, kind, title, description, thumbnail, locked, href, inNewTab, category }) => {
    const key = `${kind}/${id}`;
    return {
      key,
      kind,
      title,
      thumbnail,
      locked,
      href,
      inNewTab,
      words: {
        key,
        title,
        description,
        category: [called[kind], called[category] ?? category.replaceAll('_', ' ')].join(' '),
      },
    };
  });

/** Everything that can be found, shown in the reader's words and known by those of both languages. */
export const itemsOf = (own: Lists, other: Lists): { found: Found[]; entries: Entry[] } => {
  const shown = shownOf(own);
  const foreign = new Map(shownOf(other).map(({ key, words }) => [key, words]));
  return {
    found: shown,
    entries: shown.map(({ key, words }) => ({
      ...words,
      title: `${words.title} ${foreign.get(key)?.title ?? ''}`,
      description: `${words.description} ${foreign.get(key)?.description ?? ''}`,
    })),
  };
};
