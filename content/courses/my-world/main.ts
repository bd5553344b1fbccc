import { questions } from 'virtual:questions';
import { openCourse } from '@nobi/kit/course';
import { connect } from '@nobi/kit/guest';
import '../../fonts/fonts.css';
import { activities } from './activities.ts';
import { course } from './course.ts';
import { face, faceName } from './faces.ts';
import { manifest } from './manifest.ts';
import { laterBy, skills } from './skills.ts';
import { emblemOf } from './view/emblems.ts';

connect((guest) =>
  openCourse(guest, {
    course,
    age: manifest.ageMin,
    skills,
    next: { id: 'Mesin Kalimat', en: 'Sentence Machine' },
    laterBy,
    activities,
    questions,
    face,
    faceName,
    emblem: (lesson) => emblemOf(lesson.id),
  }),
);
