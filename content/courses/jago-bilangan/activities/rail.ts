/** The train is driven along a number line and stopped at a number. */
import { numberIn } from '@nobi/kit/bank';
import { type Activity, element } from '@nobi/kit/course';
import { written } from '../rules/numerals.ts';
import { openCounter } from '../scene/counter.ts';
import { words } from '../text/text.ts';
import { icons } from '../view/icons.ts';
import { enginePicture } from '../view/train.ts';

/** Ten marks, and a stop between each two. */
const halves = 20;

const openLine = () => {
  const line = element('div', 'rail-line');
  const train = element('div', 'rail-train');
  train.innerHTML = enginePicture;
  line.dataset.hit = '';
  line.setAttribute('role', 'img');
  const labels = Array.from({ length: halves / 2 + 1 }, (_, i) => {
    const mark = element('i', i % 5 === 0 ? 'rail-mark is-long' : 'rail-mark');
    mark.style.left = `${i * 10}%`;
    const label = element('b', '');
    mark.append(label);
    line.append(mark);
    return label;
  });
  line.append(train);
  return { line, train, labels };
};

export const rail: Activity = (desk, task) =>
  openCounter(desk, task, (yard, jump) => {
    const text = () => words[desk.lang()];
    const say = (value: number): string => written(value, desk.lang());
    const goal = numberIn(task, 'n');
    const from = numberIn(task, 'start');
    const tick = numberIn(task, 'shift');
    const valueAt = (half: number): number => from + (half * tick) / 2;
    const target = ((goal - from) * 2) / tick;
    const sign = element('p', 'card sum-line');
    const { line, train, labels } = openLine();
    let isHelped = false;
    line.addEventListener('pointerdown', (event) => {
      const box = line.getBoundingClientRect();
      jump(Math.round(((event.clientX - box.left) / box.width) * halves));
    });
    yard.root.append(sign, line);
    return {
      most: halves,
      goal: target,
      steps: [
        { name: 'back', picture: icons.back, by: -1, label: () => text().back },
        { name: 'on', picture: icons.on, by: 1, label: () => text().on },
      ],
      show(at) {
        sign.textContent = say(goal);
        train.style.left = `${(at * 100) / halves}%`;
        line.dataset.at = `${at}`;
        // The end and the beginning are given; the rest is for the child to read off the marks.
        for (const [i, label] of labels.entries())
          label.textContent = i % 10 === 0 || (isHelped && i === 5) ? say(from + i * tick) : '';
        line.ariaLabel = text().trainAt(isHelped ? say(valueAt(at)) : `${at / 2}`);
      },
      right: (at) => at === target,
      line(at, isRight) {
        if (isRight) return text().done.rail(say(goal));
        return at < target ? text().stopShort : text().stopLong;
      },
      response: (at) => [valueAt(at)],
      way: () => text().ways.rail,
      help() {
        isHelped = true;
      },
    };
  });
