import { questions } from 'virtual:questions';
import { openCourse } from '@nobi/kit/course';
import { connect } from '@nobi/kit/guest';
import '../../fonts/fonts.css';
import { activities } from './activities.ts';
import { course } from './course.ts';
import { face, faceName } from './faces.ts';
import { friend } from './friends.ts';
import { manifest } from './manifest.ts';

const emblems: Record<string, number> = { 'see-five': 3, 'see-ten': 8, 'pairs-of-ten': 10 };

connect((guest) =>
  openCourse(guest, {
    course,
    age: manifest.ageMin,
    activities,
    questions,
    face,
    faceName,
    emblem: (lesson) => friend(emblems[lesson.id] ?? 1, { digit: true }),
  }),
);
