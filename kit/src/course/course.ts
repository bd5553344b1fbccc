/** Puts a course together: its map, its lessons, free play, and every way between them. */
import { today } from '../guest/day.ts';
import type { Guest } from '../guest/port/guest.ts';
import { newSeed } from '../guest/random.ts';
import { showEnd } from '../guest/stage/end-screen.ts';
import { isAllKnown } from '../learning/index.ts';
import type { CourseLesson } from '../manifest/course.ts';
import type { PlayVerb } from '../play-event.ts';
import './course.css';
import { type Context, type CourseKit, openContext, type View } from './context.ts';
import { openFree } from './lesson/free-view.ts';
import { LessonView } from './lesson/lesson-view.ts';
import { openMap } from './map/map-view.ts';
import { lessonOf, type Place, startLesson } from './progress/progress.ts';
import { withPublished } from './progress/published.ts';

const resting: View = { mode: 'play', dress() {}, beckon: () => '', leave() {} };

interface Journey {
  context: Context;
  view(): View;
  note(verb: PlayVerb): void;
}

/** What the host says and every press reach the view of the moment. */
const follow = ({ context, view, note }: Journey): void => {
  const { guest, idle, clock, sounds } = context;
  const wake = (): void => {
    if (view().mode === 'play') idle.arm();
  };
  addEventListener('pointerdown', wake, true);
  addEventListener('keydown', wake, true);
  guest.onSettings(() => {
    sounds.volume(guest.settings.sound);
    view().dress();
  });
  guest.onPause(() => {
    clock.stop();
    note('suspended');
  });
  guest.onResume(() => {
    clock.start();
    note('resumed');
  });
};

interface Ending {
  lesson: CourseLesson;
  work: HTMLElement | undefined;
  items: number;
  onAgain(): void;
}

const end = ({ context, note }: Journey, { lesson, work, items, onAgain }: Ending): void =>
  // The last thing made is seen for a moment before the stars come out.
  context.clock.after(0.6, () =>
    showEnd(context.guest, {
      recap: () => {
        const { lang } = context.guest.settings;
        return isAllKnown(context.plan, context.save.progress.learning)
          ? context.words().allKnown(context.kit.next[lang])
          : lesson.recap[lang];
      },
      ...(work && { picture: work }),
      onDone() {
        note('terminated');
        context.guest.end(Math.min(items, 1000), 'play');
      },
      onAgain,
    }),
  );

/** Opens a course in the frame. A child who left inside a step comes back to that very spot. */
export const openCourse = (guest: Guest, built: CourseKit): void => {
  const kit = withPublished(built, guest.lessons);
  const { course, questions } = kit;
  let view = resting;
  let items = 0;
  const context = openContext(guest, kit, () => view);
  const journey: Journey = {
    context,
    view: () => view,
    note: (verb) =>
      guest.event({
        verb,
        object: 'sitting',
        ctx: { level: 0, skill: course.id, mode: view.mode },
      }),
  };
  const enter = (open: () => View): void => {
    view.leave();
    view = resting;
    view = open();
  };
  const toMap = (): void =>
    enter(() =>
      openMap(context, { onPick: sail, onFree: () => enter(() => openFree(context, toMap)) }),
    );
  const play = (lesson: CourseLesson, place: Place): void => {
    const exits = {
      onMap: toMap,
      onOver: (work: HTMLElement | undefined) =>
        end(journey, { lesson, work, items, onAgain: toMap }),
      onItem: () => {
        items += 1;
      },
    };
    enter(() => new LessonView(context, { lesson, place }, exits));
  };
  const sail = (lesson: CourseLesson): void => {
    const { place, progress } = context.save;
    context.sounds.play('page');
    const learner = {
      course,
      lesson,
      progress,
      plan: context.plan,
      day: today(),
      questions: questions[lesson.id] ?? [],
    };
    const fresh = () => startLesson(learner, newSeed());
    play(lesson, place?.lesson === lesson.id ? place : fresh());
  };

  follow(journey);
  const { place } = context.save;
  const lesson = place && lessonOf(course, place.lesson);
  if (lesson && place) play(lesson, place);
  else toMap();
  context.clock.start();
  journey.note('initialized');
};
