import { questions } from 'virtual:questions';
import { openCourse } from '@nobi/kit/course';
import { connect } from '@nobi/kit/guest';
import '../../fonts/fonts.css';
import { activitiesWith } from './activities.ts';
import { course } from './course.ts';
import { face, faceName } from './faces.ts';
import { manifest } from './manifest.ts';
import { laterBy, preludes, skills } from './skills.ts';
import { emblem } from './view/emblems.ts';

connect((guest) =>
  openCourse(guest, {
    course,
    age: manifest.ageMin,
    skills,
    laterBy,
    preludes,
    next: { id: 'Pelabuhan Halo', en: 'Hello Harbour' },
    activities: activitiesWith((line, slow = false) => guest.say(line, slow, 'en')),
    questions,
    face,
    faceName,
    emblem: ({ id }) => emblem(id),
  }),
);
