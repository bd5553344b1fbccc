/** The road of a letter: a firefly flies along it by finger, or from dot to dot by taps. */
import type { Activity } from '@nobi/kit/course';
import { textIn } from '../rules/args.ts';
import type { Point } from '../rules/letter-shapes.ts';
import { startWalk, type Walk } from '../rules/walk.ts';
import { openPaper, type Paper } from '../scene/trace-paper.ts';
import { writingWords } from '../text/writing.ts';
import './trace.css';

/** Writing by finger: down anywhere near the firefly, then along the road. */
const writeByFinger = (paper: Paper, walk: Walk, onMove: () => void): void => {
  let from: Point | null = null;
  let wasDrawn = false;
  /** A quick finger is seen only here and there; what lies between has been drawn too. */
  const between = ([x, y]: Point, [toX, toY]: Point): Point[] => {
    const parts = Math.max(1, Math.ceil(Math.hypot(toX - x, toY - y) / 4));
    return Array.from({ length: parts }, (_, i): Point => {
      const share = (i + 1) / parts;
      return [x + (toX - x) * share, y + (toY - y) * share];
    });
  };
  const go = (event: PointerEvent): void => {
    if (!from || walk.isDone()) return;
    const before = walk.progress.stroke;
    const to = paper.spotOf(event);
    const steps = between(from, to);
    from = to;
    let moved = false;
    for (const spot of steps) {
      // Each stroke is begun anew: the finger is lifted in between, as the pen is.
      if (walk.progress.stroke !== before) break;
      moved = walk.follow(spot) || moved;
    }
    if (!moved) return;
    wasDrawn = true;
    if (walk.progress.stroke !== before) from = null;
    onMove();
  };
  paper.board.addEventListener('pointerdown', (event) => {
    from = paper.spotOf(event);
    wasDrawn = false;
  });
  paper.board.addEventListener('pointermove', go);
  for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    paper.board.addEventListener(name, () => {
      from = null;
    });
  // What the finger has drawn is not tapped as well; a key always is a tap.
  paper.board.addEventListener(
    'click',
    (event) => {
      if (wasDrawn && event.detail > 0) event.stopImmediatePropagation();
    },
    true,
  );
};

export const trace: Activity = (desk, task) => {
  const letter = textIn(task, 'letter');
  const walk = startWalk(letter);
  const text = () => writingWords[desk.lang()];
  walk.jump(desk.state[0] ?? 0, desk.state[1] ?? -1);
  let lastPassed = walk.passed();
  const moved = (): void => {
    const passed = walk.passed();
    paper.dot.classList.remove('is-beckoning');
    paper.show(walk);
    dress();
    if (passed === lastPassed) return;
    lastPassed = passed;
    desk.keep([walk.progress.stroke, walk.progress.point]);
    desk.sound('count', 2 ** (passed / 12));
    if (walk.isDone()) finish();
    else if (walk.progress.point < 0) desk.tell(text().lineDone);
  };
  const finish = (): void => {
    paper.board.classList.add('is-done');
    desk.sound('pop');
    desk.answer({ right: true, response: [letter], line: text().traced(letter) });
  };
  const paper = openPaper(desk, letter, () => {
    if (walk.isDone()) return;
    walk.toNextDot();
    moved();
  });
  writeByFinger(paper, walk, moved);
  const dress = (): void => {
    paper.dot.ariaLabel = text().nextDot(walk.passed() + 1);
  };
  paper.show(walk);
  dress();
  return {
    dress,
    beckon() {
      paper.dot.classList.add('is-beckoning');
      return walk.progress.point < 0 ? text().startDot : text().followDots;
    },
  };
};
