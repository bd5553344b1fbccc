import { questions } from 'virtual:questions';
import { openCourse } from '@nobi/kit/course';
import { connect } from '@nobi/kit/guest';
import '../../fonts/fonts.css';
import { activities } from './activities.ts';
import { course } from './course.ts';
import { face, faceName } from './faces.ts';
import { manifest } from './manifest.ts';
import { star } from './star.ts';

connect((guest) =>
  openCourse(guest, {
    course,
    age: manifest.ageMin,
    activities,
    questions,
    face,
    faceName,
    emblem: () => `<g transform="translate(50 60)">${star(34)}</g>`,
  }),
);
