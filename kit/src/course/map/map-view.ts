/** The map: one island a lesson, all of them open, the next one with Nobi on it. */
import happy from '../../guest/art/nobi-happy.svg';
import { today } from '../../guest/day.ts';
import { element, pressable } from '../../guest/stage/element.ts';
import type { CourseLesson } from '../../manifest/course.ts';
import { placeIslands, sailThrough } from './island-places.ts';
import './map.css';
import { type Context, clearGround, type View } from '../context.ts';
import { isDone, nextLesson } from '../progress/progress.ts';

const land = (emblem: string): string =>
  `<svg viewBox="0 0 200 150" aria-hidden="true"><ellipse cx="100" cy="118" rx="98" ry="31" fill="#7ccbe6"/><ellipse cx="100" cy="108" rx="92" ry="31" fill="#f6d79a"/><ellipse cx="100" cy="97" rx="80" ry="26" fill="#4db871"/><ellipse cx="100" cy="93" rx="80" ry="25" fill="#63c978"/><g transform="translate(40 -6) scale(1.08)">${emblem}</g><g class="course-palm" transform="translate(164 100)"><path d="M-4 0Q-2-30 6-52l6 2Q8-26 6 0z" fill="#8a5a33"/><path d="M8-52q-22-14-34 4 18-6 34-4m0 0q-10-24-30-20 20 4 30 20m0 0q6-24 26-22-20 6-26 22m0 0q22-12 32 6-16-8-32-6" fill="#1e9e6a"/></g></svg>`;

const star = (visited: string): string =>
  `<svg viewBox="0 0 32 32" role="img" aria-label="${visited}"><path d="M16 4l3.8 7.7 8.5 1.2-6.2 6 1.5 8.5-7.6-4-7.6 4 1.5-8.5-6.2-6 8.5-1.2z" fill="#ffd96b" stroke="#ffd96b" stroke-width="2" stroke-linejoin="round"/></svg>`;

interface Island {
  lesson: CourseLesson;
  button: HTMLButtonElement;
  label: HTMLElement;
  flag: HTMLElement;
}

const makeIsland = (context: Context, lesson: CourseLesson, onPick: () => void): Island => {
  const button = pressable('course-island', land(context.kit.emblem(lesson)), onPick);
  const flag = element('span', 'course-flag');
  const label = element('span', 'course-label');
  button.append(flag, label);
  return { lesson, button, label, flag };
};

interface Sea {
  root: HTMLElement;
  sail(path: string): void;
}

const drawSea = (): Sea => {
  const root = element('div', 'course-sea');
  root.innerHTML =
    '<svg class="course-waves" aria-hidden="true"><defs><pattern id="wave" width="240" height="150" patternUnits="userSpaceOnUse"><path d="M18 40q15-10 30 0t30 0M140 112q15-10 30 0t30 0" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".75"/></pattern></defs><rect width="100%" height="100%" fill="url(#wave)"/></svg><svg class="course-route" aria-hidden="true"><path/></svg>';
  return {
    root,
    sail: (path) => root.querySelector('.course-route path')?.setAttribute('d', path),
  };
};

/** Lays the islands out for the room there is. */
const spread = (islands: Island[], sea: Sea, { ground }: Context): void => {
  const { size, pitch, places } = placeIslands(islands.length, {
    width: ground.clientWidth,
    // The lowest finger-width belongs to resting wrists.
    height: ground.clientHeight - 28,
  });
  sea.sail(sailThrough(places));
  for (const [i, { button }] of islands.entries()) {
    button.style.width = `${size}px`;
    button.style.setProperty('--size', `${size}px`);
    button.style.setProperty('--pitch', `${pitch}px`);
    button.style.left = `${(places[i]?.x ?? 0) - size / 2}px`;
    button.style.top = `${(places[i]?.y ?? 0) - size * 0.375}px`;
  }
};

export interface MapExits {
  onPick(lesson: CourseLesson): void;
  onFree(): void;
}

export const openMap = (context: Context, { onPick, onFree }: MapExits): View => {
  const { kit, stage, ground, save } = context;
  const refocus = clearGround(context);
  ground.classList.add('is-map');
  const next = nextLesson({
    course: kit.course,
    progress: save.progress,
    plan: context.plan,
    day: today(),
  });
  const sea = drawSea();
  const islands = kit.course.lessons.map((lesson) =>
    makeIsland(context, lesson, () => onPick(lesson)),
  );
  const nobi = new Image(74, 77);
  nobi.src = happy;
  nobi.alt = '';
  nobi.className = 'course-nobi';
  const free = pressable('nobi-chip', '', onFree);
  stage.corner.append(free);
  sea.root.append(...islands.map(({ button }) => button));
  ground.append(sea.root);

  const dress = (): void => {
    const words = context.words();
    const { lang } = context.guest.settings;
    free.textContent = words.toFree;
    for (const [i, { lesson, button, label, flag }] of islands.entries()) {
      const done = isDone(save.progress, lesson);
      label.textContent = lesson.title[lang];
      flag.innerHTML = done ? star(words.visited) : `${i + 1}`;
      button.dataset.is = done ? 'done' : lesson === next ? 'next' : 'later';
      if (lesson === next) button.prepend(nobi);
    }
  };
  dress();
  context.onFit(() => spread(islands, sea, context));
  stage.goal(context.words().pick);
  context.refit();
  context.idle.arm();
  refocus();
  return {
    mode: 'play',
    dress() {
      dress();
      stage.goal(context.words().pick);
    },
    beckon() {
      const chosen = islands.find(({ lesson }) => lesson === next);
      chosen?.button.classList.add('is-beckoning');
      return next ? context.words().pickThis(next.title[context.guest.settings.lang]) : '';
    },
    leave() {},
  };
};
