/** Puts a course together: its map, its lessons, free play, and every way between them. */
import type { Guest } from '../guest/connect.ts';
import { showEnd } from '../guest/end-screen.ts';
import { newSeed } from '../guest/random.ts';
import type { CourseLesson } from '../manifest/course.ts';
import type { PlayVerb } from '../play-event.ts';
import './course.css';
import { openFree } from './free-view.ts';
import { LessonView } from './lesson-view.ts';
import { openMap } from './map-view.ts';
import { lessonOf, type Place, startLesson } from './progress.ts';
import { withPublished } from './published.ts';
import { type CourseKit, openRoom, type Room, type View } from './room.ts';

const resting: View = { mode: 'play', dress() {}, beckon: () => '', leave() {} };

interface Journey {
  room: Room;
  view(): View;
  note(verb: PlayVerb): void;
}

/** What the host says and every press reach the view of the moment. */
const follow = ({ room, view, note }: Journey): void => {
  const { guest, idle, clock, sounds } = room;
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

const end = ({ room, note }: Journey, { lesson, work, items, onAgain }: Ending): void =>
  // The last thing made is seen for a moment before the stars come out.
  room.clock.after(0.6, () =>
    showEnd(room.guest, {
      recap: () => lesson.recap[room.guest.settings.lang],
      ...(work && { picture: work }),
      onDone() {
        note('terminated');
        room.guest.end(Math.min(items, 1000), 'play');
      },
      onAgain,
    }),
  );

/** Opens a course in the frame. A child who left inside a step comes back to that very spot. */
export const openCourse = (guest: Guest, built: CourseKit): void => {
  const kit = withPublished(built, guest.lessons);
  const { course, age, questions } = kit;
  let view = resting;
  let items = 0;
  const room = openRoom(guest, kit, () => view);
  const journey: Journey = {
    room,
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
    enter(() => openMap(room, { onPick: sail, onFree: () => enter(() => openFree(room, toMap)) }));
  const play = (lesson: CourseLesson, place: Place): void => {
    const exits = {
      onMap: toMap,
      onOver: (work: HTMLElement | undefined) =>
        end(journey, { lesson, work, items, onAgain: toMap }),
      onItem: () => {
        items += 1;
      },
    };
    enter(() => new LessonView(room, { lesson, place }, exits));
  };
  const sail = (lesson: CourseLesson): void => {
    const { place, progress } = room.save;
    room.sounds.play('page');
    const learner = { course, lesson, progress, age, questions: questions[lesson.id] ?? [] };
    const fresh = () => startLesson(learner, newSeed());
    play(lesson, place?.lesson === lesson.id ? place : fresh());
  };

  follow(journey);
  const { place } = room.save;
  const lesson = place && lessonOf(course, place.lesson);
  if (lesson && place) play(lesson, place);
  else toMap();
  room.clock.start();
  journey.note('initialized');
};
