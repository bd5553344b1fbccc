/** One of three numbers; the other two are what known mistakes bring. */
import { numbersIn } from '@nobi/kit/bank';
import { type Activity, element, openShelf } from '@nobi/kit/course';
import { answerOf, askIn } from '../rules/asks.ts';
import { mistakeIn } from '../rules/mistakes.ts';
import { written } from '../rules/numerals.ts';
import { promptOf } from '../scene/prompt.ts';
import { openYard } from '../scene/yard.ts';
import { words } from '../text/text.ts';

export const pick: Activity = (desk, task) => {
  const text = () => words[desk.lang()];
  const yard = openYard(desk, task);
  const prompt = element('div', 'prompt');
  const answer = answerOf(task);
  let isHelped = desk.help !== 'none';
  const show = (): void => {
    prompt.innerHTML = promptOf(task, desk.lang(), isHelped);
    for (const face of document.querySelectorAll<HTMLElement>('.face[data-number]'))
      face.textContent = written(Number(face.dataset.number), desk.lang());
  };
  const judge = (number: number): void => {
    const right = number === answer;
    desk.sound(right ? 'pop' : 'oops');
    if (right) yard.cheer();
    const line = right
      ? text().done.pick(written(number, desk.lang()))
      : text().mistakes[mistakeIn(task, [number])];
    const due = desk.answer({ right, response: [number], line });
    if (right || due === 'none') return;
    isHelped = true;
    show();
    if (due === 'worked') choices.show(answer);
  };
  yard.root.append(prompt);
  const choices = openShelf(desk, {
    name: 'number',
    choices: desk.step === 'look' ? [] : numbersIn(task, 'choices'),
    picture: (number) =>
      `<span class="face" data-number="${number}">${written(number, desk.lang())}</span>`,
    label: written,
    onPick: judge,
  });
  show();
  if (desk.help === 'worked') choices.show(answer);
  return {
    dress() {
      show();
      choices.dress();
      yard.dress();
    },
    beckon: () => text().ways[askIn(task)],
  };
};
