import { element } from '../../guest/stage/element.ts';
import { type LessonStep, lessonSteps } from '../activity.ts';
import { icons } from '../icons.ts';
import type { CourseWords } from '../words.ts';

export interface Trail {
  readonly root: HTMLElement;
  show(step: LessonStep, words: CourseWords): void;
}

/** Five small signs that say how far the lesson has come. Nothing to press. */
export const openTrail = (): Trail => {
  const root = element('div', 'course-trail');
  root.setAttribute('role', 'img');
  const signs = lessonSteps.map((name) => {
    const sign = element('span', '');
    sign.innerHTML = icons[name];
    return sign;
  });
  root.append(...signs);
  return {
    root,
    show(step, words) {
      const now = lessonSteps.indexOf(step);
      for (const [i, sign] of signs.entries())
        sign.dataset.is = i === now ? 'now' : i < now ? 'past' : 'later';
      root.ariaLabel = words.where(words.steps[step], now + 1, lessonSteps.length);
    },
  };
};
