import { questions } from 'virtual:questions';
import { openCourse } from '@nobi/kit/course';
import { connect } from '@nobi/kit/guest';
import '../../fonts/fonts.css';
import { activities } from './activities.ts';
import { course } from './course.ts';
import { face, faceName } from './faces.ts';
import { manifest } from './manifest.ts';
import { skills } from './skills.ts';
import { star } from './view/star.ts';

connect((guest) =>
  openCourse(guest, {
    course,
    age: manifest.ageMin,
    skills,
    next: { id: 'Sahabat Angka', en: 'Number Friends' },
    activities,
    questions,
    face,
    faceName,
    emblem: () => `<g transform="translate(50 60)">${star(34)}</g>`,
  }),
);
