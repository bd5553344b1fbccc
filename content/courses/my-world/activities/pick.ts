/** One of three: the sentence that fits a picture, or the picture that fits a sentence. */
import { type Activity, element, openShelf } from '@nobi/kit/course';
import { isReading, meaningsOf, sentencesOf } from '../rules/choosing.ts';
import { factsOf, wordsOf, written } from '../rules/line.ts';
import { howOf, lineOf } from '../rules/patterns.ts';
import { openMoon } from '../scene/moon.ts';
import { words } from '../text/text.ts';
import { rebusOf } from '../view/rebus.ts';

const shuffled = (many: number, random: () => number): number[] =>
  Array.from({ length: many }, (_, at) => ({ at, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ at }) => at);

export const pick: Activity = (desk, task) => {
  const text = () => words[desk.lang()];
  const how = howOf(task);
  const reads = isReading(task);
  const moon = openMoon(desk, task);
  const line = lineOf(task);
  const whole = written(line, wordsOf(line.text));
  const prompt = element('p', reads ? 'card reading' : 'card prompt');
  if (reads) {
    prompt.lang = 'en';
    prompt.textContent = whole;
  }
  const sentences = sentencesOf(task);
  const meanings = meaningsOf(task);
  const count = reads ? meanings.length : sentences.length;
  const picture = (at: number): string => {
    const facts = meanings[at];
    if (!reads) return `<span class="line" lang="en">${sentences[at]?.text ?? ''}</span>`;
    return facts ? rebusOf(how, facts, desk.lang()) : '';
  };
  const judge = (at: number): void => {
    const right = at === 0;
    desk.sound(right ? 'pop' : 'oops');
    if (right) moon.cheer();
    const miss = reads ? 'meaning' : (sentences[at]?.why ?? 'meaning');
    const reply = right ? text().done.pick(whole) : reads ? text().readAgain : text().misses[miss];
    const due = desk.answer({ right, response: [at], line: reply });
    if (!right && due === 'worked') choices.show(0);
  };
  moon.root.append(prompt);
  const places = shuffled(count, desk.random);
  const choices = openShelf(desk, {
    name: 'choice',
    choices: desk.step === 'look' ? [] : places,
    picture,
    label: (at) => (reads ? text().picture(places.indexOf(at) + 1) : (sentences[at]?.text ?? '')),
    onPick: judge,
  });
  if (reads) {
    // Pictures need more room than a row of buttons has.
    const tray = element('div', 'pictures');
    tray.append(...desk.controls.querySelectorAll('.choice'));
    moon.root.append(tray);
  }
  const dress = (): void => {
    if (!reads) prompt.innerHTML = rebusOf(how, factsOf(task), desk.lang());
    choices.dress();
    moon.dress();
  };
  dress();
  if (desk.help === 'worked') choices.show(0);
  return {
    dress,
    beckon() {
      choices.show(0);
      return reads ? text().ways.read : text().ways.pick;
    },
  };
};
