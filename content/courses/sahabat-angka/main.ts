import { questions } from 'virtual:questions';
import { openCourse } from '@nobi/kit/course';
import { connect } from '@nobi/kit/guest';
import '../../fonts/fonts.css';
import { aliases } from '../../skills/aliases.ts';
import { activities } from './activities.ts';
import { course } from './course.ts';
import { face, faceName } from './faces.ts';
import { manifest } from './manifest.ts';
import { laterBy, preludes, skills } from './skills.ts';
import { emblemOf } from './view/emblems.ts';

connect((guest) =>
  openCourse(guest, {
    course,
    age: manifest.ageMin,
    skills,
    next: { id: 'Warung Martabak', en: 'Martabak Stall' },
    laterBy,
    preludes,
    aliases: aliases['sahabat-angka'],
    activities,
    questions,
    face,
    faceName,
    emblem: (lesson) => emblemOf(lesson.id),
  }),
);
