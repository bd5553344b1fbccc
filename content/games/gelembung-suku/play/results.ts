/** What a drop was, as it is reported, and what a whole word leaves behind. */
import { answerOf, today } from '@nobi/kit/game';
import { afterBonus, type Bonus, bonusIn, type Jar, type Outcome } from '../rules/jar.ts';
import { planned, taskOf } from '../rules/progress.ts';
import { freed, sessions } from '../rules/session.ts';
import type { Question } from './question.ts';

export const reportDrop = (question: Question, outcome: Outcome): void => {
  const { session, word } = question;
  const isRight = outcome.kind === 'joins';
  question.report({
    verb: 'answered',
    object: word.id,
    ...answerOf(session, {
      isRight,
      response: isRight ? [...outcome.made.parts] : [outcome.read],
      spentMs: question.milliseconds(),
      task: planned(taskOf(session)),
      isPart: isRight && !outcome.whole,
    }),
  });
};

/** The word is whole: what was learned, and the chain reactions that follow of themselves. */
export const settleWord = (question: Question, left: Jar): Bonus[] => {
  const { memory } = question.context;
  const bonuses: Bonus[] = [];
  memory.game = freed(memory.game, question.word.id);
  let { lanes } = left;
  for (let next = bonusIn(lanes); next; next = bonusIn(lanes)) {
    bonuses.push(next);
    lanes = afterBonus(lanes, next);
    memory.game = freed(memory.game, next.word.id);
    question.report({ verb: 'experienced', object: 'chain', result: { response: [next.word.id] } });
  }
  const { skill } = taskOf(memory.game.session);
  const { game, mastered } = sessions.moveOn(memory.game, today());
  if (mastered) question.report({ verb: 'mastered', object: skill });
  memory.game = game;
  return bonuses;
};
