/** A game has a goal, something in the way, and something that happens. */
import { besides } from '@nobi/kit/bank';
import type { CourseItem, CourseLesson } from '@nobi/kit/course';
import { both } from '@nobi/kit/forms';
import { islands } from '../generators/islands.ts';
import { shutIslands } from '../generators/shut.ts';
import { boardFrom } from '../rules/args.ts';
import { difficultyOf, openings } from '../rules/ways.ts';
import { homeItems, item, type Kind, rowsIn, scene } from './making.ts';

const test: Kind = {
  name: 'test',
  skill: 'design',
  activity: 'drive',
  say: both(
    'Uji game ini: ambil buah,\nlalu pulang.',
    'Test this game: fetch\nthe fruit, then go home.',
  ),
  from: -4,
};

/** One square bars the way: clear it, and the game can be played. */
const openItems = (name: string, maps: readonly string[]): CourseItem[] =>
  maps.map((map, i) => {
    const rows = rowsIn(map);
    const [way] = openings(boardFrom(rows));
    if (!way) throw new Error(`${map} cannot be opened`);
    return item({
      id: `${name}-${i + 1}`,
      skill: 'design',
      activity: 'square',
      say: both(
        'Game ini tertutup.\nSingkirkan yang mana?',
        'This game is blocked.\nWhat has to go?',
      ),
      args: { map: rows, ask: 'open' },
      difficulty: difficultyOf(boardFrom(rows), way, -4.2),
    });
  });

export const myGame: CourseLesson = {
  id: 'my-game',
  title: both('Game-ku', 'My Game'),
  recap: both(
    'Kamu merancang game:\ntujuan, rintangan, kejadian.',
    'You designed a game: a goal,\nobstacles and an event.',
  ),
  look: [
    scene(
      'look-goal',
      { map: 'ooh/ooo/noo', program: 'rruu' },
      both('Game punya tujuan:\nNobi harus pulang.', 'A game has a goal:\nNobi must get home.'),
    ),
    scene(
      'look-obstacle',
      { map: 'orh/oco/noo', program: 'uru' },
      both('Game punya rintangan.\nAwas, ada ayam!', 'A game has obstacles.\nMind the chicken!'),
    ),
    scene(
      'look-event',
      { map: 'ofh/oro/noo', program: 'uurr' },
      both('Kalau buah diambil,\nada kejadian!', 'When fruit is taken,\nsomething happens!'),
    ),
    scene(
      'look-shut',
      { map: 'orh/orr/noo', program: 'uur' },
      both(
        'Jalan ini tertutup.\nGame harus bisa selesai.',
        'The way is blocked.\nA game needs a way.',
      ),
    ),
  ],
  try: [
    ...openItems('try-open', ['nrh/oro/oro', 'nor/orr/roh']),
    ...homeItems({ ...test, name: 'try-test' }, ['nfo/roo/ooh']),
  ],
  play: {
    items: 7,
    bank: besides(
      [
        ...openItems('open', [
          'nrh/rrr',
          'hcn/orr/ooo',
          'nrh/oro/oro',
          'ooo/rrr/nrh',
          'hoo/ccr/noo',
          'norh/oroo/oroo',
          'nowo/oowh/oowr',
          'hror/ocoo/rrnr',
          'nror/rrro/oooh',
          'oorh/nrrr/oooo',
          'howo/rrwn/oowo',
          'noro/ooro/rroo/oorh',
        ]),
        ...homeItems(test, [
          'nfh/ooo',
          'fno/oro/hoo',
          'nof/oro/hoo',
          'onf/oco/hoo',
          'fooh/orro/nooo',
          'nocf/oooo/ohoo',
          'ofrh/oooo/ncof',
          'nofr/roco/foho',
        ]),
      ],
      [
        ...openItems('open-made', [
          ...shutIslands({ seed: 61, count: 14, size: 3, steps: [3, 6] }),
          ...shutIslands({ seed: 62, count: 20, size: 4, steps: [4, 7] }),
        ]),
        ...homeItems({ ...test, name: 'test-made' }, [
          ...islands({ seed: 63, count: 12, size: 3, steps: [3, 6], fruit: 1 }),
          ...islands({ seed: 64, count: 16, size: 4, steps: [4, 7], fruit: 1 }),
        ]),
      ],
    ),
  },
  make: {
    id: 'make-my-game',
    activity: 'mygame',
    say: both(
      'Rancang game-mu:\nrintangan dan buah. Mainkan!',
      'Design your game:\nobstacles and fruit. Play!',
    ),
    args: { event: 1 },
  },
};
