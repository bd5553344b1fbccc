import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { companyLogoPlace } from '@nobi/contract';
import { judgeOf, lessonsFileOf } from './lessons.ts';
import { skillsFileOf } from './skills.ts';

const both = (text: string) => ({ id: `${text} (id)`, en: `${text} (en)` });

interface Item {
  readonly id: string;
  readonly plan: 'regular' | 'premium';
  readonly order: number;
  readonly sample?: '4-6' | '7-10';
}

const itemOf = (folder: string, { id, plan, order }: Item) => ({
  id,
  trust: 'house',
  plan,
  ageMin: 5,
  ageMax: 7,
  ageBands: ['3-5', '6-9'],
  order,
  title: both(`Title of ${id}`),
  description: both(`About ${id}`),
  goal: both('Play'),
  skills: [{ id: 'bonds-10', name: both('Bonds'), curriculum: 'Fase A' }],
  freePlay: true,
  thumbnail: `/assets/${id}-1234abcd.svg`,
  path: `/${folder}/${id}/`,
  build: '0123456789ab',
  bytes: 1000,
});

const game = ({ sample, ...item }: Item) => ({
  kind: 'game',
  category: 'math',
  ...(sample && { sample }),
  ...itemOf('games', item),
});
const course = (item: Item) => ({
  kind: 'course',
  category: 'early_reading',
  ...itemOf('courses', item),
});
const tool = (item: Item) => ({
  kind: 'tool',
  toolType: 'puppet_theatre',
  ...itemOf('tools', item),
});

/** The shelves of the tests: one item for every plan, one for Premium alone. */
export const openGame = 'satu-dua';
export const premiumGame = 'tiga-empat';
export const openCourse = 'huruf-satu';
export const premiumCourse = 'huruf-dua';
export const openTool = 'wayang-satu';
export const premiumTool = 'wayang-dua';

/** One question is answered with a number, the other with a word. */
const courseAnswers = {
  'lesson-one': {
    'how-many': { answer: 4, choices: [3, 4, 5], skill: 'see-5' },
    'which-letter': { answer: 'bi', choices: ['ba', 'bi'], skill: 'letter-b' },
  },
  'lesson-extra': {
    more: { answer: 4, choices: [3, 4, 5], skill: 'see-5' },
    'other-letter': { answer: 'bi', choices: ['ba', 'bi'], skill: 'letter-b' },
  },
};

const entryPage =
  '<!doctype html><title>Game</title><script src="/assets/game-1234abcd.js"></script>';

/** Two items that speak; the first has a text that its lessons do not have. */
const spokenSets = [
  { id: 'sounds', lines: [{ at: 'ma', language: 'id', words: 'ma', isFirst: false }] },
  {
    id: openGame,
    lines: [
      { at: 'goal', language: 'id', words: 'Ketuk satu.', isFirst: true },
      { at: 'goal', language: 'en', words: 'Tap one.', isFirst: true },
      { at: 'done', language: 'id', words: 'Sudah selesai.', isFirst: true },
    ],
  },
  {
    id: 'hints',
    lines: [
      { at: 'bonds-10.0.0', language: 'id', words: 'Berapa lagi?', isFirst: false },
      { at: 'see-5.0.0', language: 'id', words: 'Hitung pelan-pelan.', isFirst: false },
    ],
  },
  { id: openCourse, lines: [] },
];

const content: Record<string, string> = {
  'catalogue.json': JSON.stringify({
    v: 1,
    items: [
      game({ id: premiumGame, plan: 'premium', order: 20 }),
      game({ id: openGame, plan: 'regular', order: 10, sample: '4-6' }),
      course({ id: premiumCourse, plan: 'premium', order: 20 }),
      course({ id: openCourse, plan: 'regular', order: 10 }),
      tool({ id: premiumTool, plan: 'premium', order: 20 }),
      tool({ id: openTool, plan: 'regular', order: 10 }),
    ],
  }),
  'answers.json': JSON.stringify({ v: 1, courses: { [openCourse]: courseAnswers } }),
  'lessons.json': lessonsFileOf(openCourse),
  'skills.json': skillsFileOf(),
  'lines.json': JSON.stringify({ v: 1, sets: spokenSets }),
  'judge.mjs': judgeOf(openCourse),
  'assets/game-1234abcd.js': 'document.title = "played";',
  'secret.txt': 'not for the world',
  [`games/${openGame}/index.html`]: entryPage,
  [`games/${premiumGame}/index.html`]: entryPage,
  [`courses/${openCourse}/index.html`]: entryPage,
  [`tools/${openTool}/index.html`]: entryPage,
};

const page = (
  title: string,
  more = '',
) => `<!doctype html><html lang="id"><head><title>${title}</title>
<style>body{color:#231A4D}</style>
<script type="application/json" id="nobi-config">{}</script>
<script>document.documentElement.dataset.ready = 'yes'</script>
<script type="module" src="/assets/main-1234abcd.js"></script></head><body>${title}${more}</body></html>`;

const web: Record<string, string> = {
  'app.html': page('Nobi app'),
  ...Object.fromEntries(
    ['welcome', 'about', 'terms', 'safety'].flatMap((name) =>
      ['en', 'id'].map((language) => [
        `pages/${name}.${language}.html`,
        page(`${name} ${language}`, name === 'welcome' ? companyLogoPlace : ''),
      ]),
    ),
  ),
  'assets/main-1234abcd.js': 'export const ready = true;',
  'robots.txt': 'User-agent: *',
  '.env': 'SECRET=1',
  '.git/config': '[core]',
  'package.json': '{"name":"web"}',
  'budgets.json': '{}',
};

const console: Record<string, string> = {
  'index.html': page('Nobi staff'),
  'assets/index-1234abcd.js': 'export const ready = true;',
};

const write = async (folder: string, files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
};

/** Stand-ins for what `npm run build` writes, small and known, in a folder of their own. */
export const builtFolders = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nobi-built-'));
  const folders = {
    web: join(folder, 'web'),
    staff: join(folder, 'staff'),
    content: join(folder, 'content'),
  };
  await write(folders.web, web);
  await write(folders.staff, console);
  await write(folders.content, content);
  return { ...folders, remove: () => rm(folder, { recursive: true, force: true }) };
};
