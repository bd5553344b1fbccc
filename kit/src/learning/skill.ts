/** What we remember about one skill of one child, and when we call it mastered. */
import { rate } from './elo.ts';

export interface Answer {
  /** Whole days since 1970, by the child's calendar. */
  day: number;
  clean: boolean;
}

export interface SkillRecord {
  rating: number;
  seen: number;
  /** The last twenty, newest last. */
  answers: Answer[];
  masteredOn: number | null;
}

export type Mastery = 'new' | 'learning' | 'mastered' | 'due';

const enough = 10;
const share = 0.85;
const restDays = 7;
const recheckItems = 3;

export const freshSkill = (rating = 0): SkillRecord => ({
  rating,
  seen: 0,
  answers: [],
  masteredOn: null,
});

const cleanShare = (answers: readonly Answer[]): number =>
  answers.filter((answer) => answer.clean).length / answers.length;

/** At least ten items, 85 % of them clean, spread over two days. */
const earned = (answers: readonly Answer[]): boolean => {
  const last = answers.slice(-enough);
  const days = new Set(last.map((answer) => answer.day));
  return last.length >= enough && cleanShare(last) >= share && days.size >= 2;
};

export const masteryOf = (record: SkillRecord, today: number): Mastery => {
  if (record.masteredOn !== null) return today - record.masteredOn >= restDays ? 'due' : 'mastered';
  return record.seen === 0 ? 'new' : 'learning';
};

/** A week later three clean items keep the mastery; one that is not sends the skill back to learning. */
const recheck = (record: SkillRecord, answer: Answer): SkillRecord => {
  const since = record.masteredOn ?? answer.day;
  if (!answer.clean) return { ...record, masteredOn: null, answers: [answer] };
  const later = record.answers.filter((each) => each.day - since >= restDays);
  return later.length >= recheckItems ? { ...record, masteredOn: answer.day } : record;
};

export interface Lesson extends Answer {
  difficulty: number;
}

/** The record after one more answered item. */
export const learn = (record: SkillRecord, lesson: Lesson): SkillRecord => {
  const answer: Answer = { day: lesson.day, clean: lesson.clean };
  const next: SkillRecord = {
    ...record,
    rating: rate(record.rating, { ...lesson, seen: record.seen }),
    seen: record.seen + 1,
    answers: [...record.answers, answer].slice(-20),
  };
  if (masteryOf(record, lesson.day) === 'due') return recheck(next, answer);
  if (record.masteredOn === null && earned(next.answers))
    return { ...next, masteredOn: lesson.day };
  return next;
};
