/** Two questions after the story. A wrong answer leads back to the page where the right one stands. */
import { type Choice, choicesOf, isAgain, questionId, resultOf } from '../rules/asking.ts';
import { withOnce } from '../rules/save.ts';
import { icons } from '../view/icons.ts';
import { button, make } from '../view/make.ts';
import { bookCorner } from './book-corner.ts';
import { type Context, langOf, lineOf, type Reading, type View } from './context.ts';

const goOn = (context: Context, { open }: Reading): void => {
  context.turn(
    open.question === 0 ? { question: 1, tried: [], page: 0 } : { step: 'tell', tried: [] },
  );
  context.show();
};

const leadBack = (context: Context, { story, open }: Reading, choice: number): void => {
  const page = story.questions[open.question]?.page ?? 0;
  context.turn({ step: 'read', page, tried: [...open.tried, choice] });
  context.sounds.play('back');
  context.show();
  context.stage.tell(context.text().lookAgain);
};

const settle = (context: Context, reading: Reading, choice: number): void => {
  const { story, open } = reading;
  const { progress, note, put, turn } = context;
  const object = questionId(story, open.question);
  const isIndonesian = langOf(context, open) === 'id';
  note({
    verb: 'answered',
    object,
    level: story.level,
    attempt: open.tried.length + 1,
    result: resultOf({ story, open, progress, choice, isIndonesian }),
  });
  turn({ isAgain: isAgain(story, open, progress) });
  put({ answered: withOnce(progress.answered, object) });
};

/** Three answers; a touch chooses one, and it is given with the big button. */
const makeChoices = (context: Context, choices: readonly Choice[], pick: (id: number) => void) => {
  const { open } = context.progress;
  const buttons = choices.map(({ id, line }) => {
    const element = button({
      kind: 'choice',
      text: lineOf(context, line),
      press() {
        for (const each of buttons) each.setAttribute('aria-pressed', String(each === element));
        context.sounds.play('tap');
        if (open?.isAloud) context.voice.say(lineOf(context, line), langOf(context, open));
        pick(id);
      },
    });
    element.dataset.choice = id === 0 ? 'right' : 'other';
    element.dataset.answer = '';
    element.setAttribute('aria-pressed', 'false');
    element.disabled = open?.tried.includes(id) ?? false;
    return element;
  });
  const list = make('div', 'choices', ...buttons);
  list.setAttribute('role', 'group');
  list.ariaLabel = context.text().choices;
  return list;
};

const makeConfirm = (context: Context, reading: Reading, chosen: () => number) => {
  const { sounds, stage, text } = context;
  let isDone = false;
  const answer = (): void => {
    if (isDone) {
      goOn(context, reading);
      return;
    }
    settle(context, reading, chosen());
    if (chosen() !== 0) {
      leadBack(context, reading, chosen());
      return;
    }
    isDone = true;
    sounds.play('yes');
    context.frame.querySelector('.asking')?.classList.add('is-right');
    for (const each of context.frame.querySelectorAll<HTMLButtonElement>('.choice'))
      each.disabled = each.dataset.choice !== 'right';
    stage.tell(text().right);
    confirm.innerHTML = icons.after;
    confirm.ariaLabel = text().next;
  };
  const confirm = button({
    kind: 'leaf confirm',
    face: icons.done,
    name: text().confirm,
    press: answer,
  });
  confirm.disabled = true;
  return confirm;
};

export const openAsk = (context: Context, reading: Reading): View => {
  const { text, turn, voice } = context;
  const { story, open } = reading;
  const words = text();
  const lang = langOf(context, open);
  const question = story.questions[open.question] ?? story.questions[0];
  const line = lineOf(context, question.ask);
  const ask = make('p', 'ask-line', line);
  let chosen = -1;
  const confirm = makeConfirm(context, reading, () => chosen);
  const list = makeChoices(context, choicesOf(question, open), (id) => {
    chosen = id;
    confirm.disabled = false;
  });
  const hear = (): void => {
    turn({ hints: Math.min(50, open.hints + 1) });
    voice.say(line, lang);
  };
  const ear = button({ kind: 'leaf hear', face: icons.ear, name: words.sayQuestion, press: hear });
  const box = make('div', 'asking', ask, list);
  box.lang = lang;
  return {
    box,
    controls: voice.has(lang, story.id) ? [ear, confirm] : [confirm],
    corner: bookCorner(context, story),
    goal: words.askGoal,
    begin: () => open.isAloud && voice.say(line, lang),
  };
};
