import { courseRobot, type Hands, type Move } from '@nobi/kit/robot';
import { course } from './course.ts';
import { nextMove } from './playable.ts';
import { nameIn, namesIn, numberIn, numbersIn } from './rules/args.ts';

/** Taps in the order of the line. */
const inTurn =
  (kind: string): Move =>
  async (hands, task) => {
    for (const name of namesIn(task, 'want')) await hands.tap(`${kind}[data-name="${name}"]`);
  };

const countsIn = async (
  hands: Hands,
  names: readonly string[],
): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const name of names)
    counts[name] = Number(await hands.read(`.part[data-name="${name}"]`, 'data-count'));
  return counts;
};

const gather: Move = async (hands, task) => {
  const [names, want] = [namesIn(task, 'of'), namesIn(task, 'want')];
  if (want.length === 0) {
    await hands.tap('.part');
    return;
  }
  const wanted = Object.fromEntries(want.map((name, i) => [name, numbersIn(task, 'n')[i] ?? 0]));
  for (let next = ''; next !== 'ready'; ) {
    next = nextMove(wanted, await countsIn(hands, names));
    await hands.tap(['ready', 'undo'].includes(next) ? `.${next}` : `.part[data-name="${next}"]`);
  }
};

const wheel: Move = async (hands, task) => {
  if (numberIn(task, 'own') === 1) await hands.tap('.card');
  else await inTurn('.card')(hands, task);
};

export const robot = courseRobot(course, {
  pick: inTurn('.thing'),
  paint: inTurn('.pot'),
  colouring: (hands) => hands.tap('.pot'),
  async collage(hands) {
    await hands.tap('.stamp');
    await hands.tap('.paper');
  },
  gather,
  spot: (hands, task) => hands.tap(`.spot[data-spot="${nameIn(task, 'want')}"]`),
  wheel,
});
