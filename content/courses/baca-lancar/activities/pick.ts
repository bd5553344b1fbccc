/** Something is read silently, and one choice fits; the others are what a known mistake reads. */
import { wordIn } from '@nobi/kit/bank';
import { type Activity, type CourseTask, type Desk, element, pressable } from '@nobi/kit/course';
import { shuffled } from '@nobi/kit/guest';
import { replay, type Yard } from '../../../course-parts/scene/yard.ts';
import { missIn } from '../rules/hearing.ts';
import { writtenForms } from '../rules/reading.ts';
import { choicesOf, taleNamed } from '../rules/stories.ts';
import { textsIn } from '../rules/tiles.ts';
import { wordNamed } from '../rules/words.ts';
import { openClue } from '../scene/clue.ts';
import { openDeck, openReading } from '../scene/deck.ts';
import { inIndonesian, words } from '../text/text.ts';
import { pictureOf } from '../view/pictures.ts';

interface Prompt {
  choices: readonly string[];
  answer: string;
  isPictured: boolean;
  way: 'written' | 'picture' | 'story';
  /** After a miss, what the child took for right. */
  missed(choice: string): string;
  dress(): void;
  fill(): void;
}

const nothing = (): void => {};

const askWritten = (desk: Desk, task: CourseTask, deck: Yard): Prompt => {
  const word = wordIn(task, 'word');
  const clue = openClue(desk, word);
  deck.root.append(clue.root);
  return {
    choices: writtenForms(task),
    answer: word,
    isPictured: false,
    way: 'written',
    missed: (choice) => words[desk.lang()].misses[missIn(word, choice)],
    dress: clue.dress,
    fill: clue.fill,
  };
};

const askPicture = (desk: Desk, task: CourseTask, deck: Yard): Prompt => {
  const word = wordIn(task, 'word');
  const card = openReading(desk, 'reading is-word', word);
  card.textContent = word;
  deck.root.append(card);
  return {
    choices: textsIn(task, 'among'),
    answer: word,
    isPictured: true,
    way: 'picture',
    missed: (choice) => words[desk.lang()].picture(inIndonesian(choice, desk.lang())),
    dress: nothing,
    fill: nothing,
  };
};

const askTale = (desk: Desk, task: CourseTask, deck: Yard): Prompt => {
  const tale = taleNamed(wordIn(task, 'word'));
  const card = openReading(desk, 'reading', `${tale?.text} ${tale?.ask}`);
  const question = element('b', 'question');
  question.textContent = tale?.ask ?? '';
  card.append(tale?.text ?? '', question);
  deck.root.append(card);
  return {
    choices: tale ? choicesOf(tale) : [],
    answer: tale?.fits ?? '',
    isPictured: false,
    way: 'story',
    missed: () => words[desk.lang()].notSo,
    dress: nothing,
    fill: nothing,
  };
};

const asks: Readonly<Record<string, typeof askWritten>> = {
  written: askWritten,
  picture: askPicture,
  tale: askTale,
};

export const pick: Activity = (desk, task) => {
  const text = () => words[desk.lang()];
  const deck = openDeck(desk, task);
  const prompt = (asks[wordIn(task, 'by')] ?? askTale)(desk, task, deck);
  let isOver = false;
  const choose = (choice: string, button: HTMLButtonElement): void => {
    if (isOver) return;
    isOver = choice === prompt.answer;
    desk.sound(isOver ? 'pop' : 'oops');
    replay(button, isOver ? 'is-right' : 'is-other');
    const response = [prompt.choices.indexOf(choice)];
    if (isOver) {
      prompt.fill();
      deck.cheer();
      const line = prompt.way === 'story' ? text().answered(choice) : text().picked(choice);
      desk.answer({ right: true, response, line, alone: text().readAlone });
    } else help(desk.answer({ right: false, response, line: prompt.missed(choice) }));
  };
  const buttons = shuffled(desk.random, prompt.choices).map((choice) => {
    const look = prompt.isPictured ? 'choice is-picture' : 'choice';
    const button = pressable(look, prompt.isPictured ? pictureOf(choice) : '', () =>
      choose(choice, button),
    );
    if (!prompt.isPictured) button.textContent = choice;
    Object.assign(button.dataset, { choice, answer: '' });
    button.lang = 'id';
    return button;
  });
  const tray = element('div', 'choices');
  tray.append(...buttons);
  desk.controls.append(tray);
  const help = (due: Desk['help']): void => {
    if (due === 'none') return;
    const other = buttons.find(({ dataset }) => dataset.choice !== prompt.answer);
    for (const button of buttons) {
      const isRight = button.dataset.choice === prompt.answer;
      button.disabled = !isRight && button !== other;
      button.classList.toggle('is-beckoning', isRight && due === 'worked');
    }
  };
  const dress = (): void => {
    for (const button of buttons) {
      const name = button.dataset.choice ?? '';
      const isNamed = prompt.isPictured && desk.lang() === 'en';
      button.ariaLabel = isNamed ? (wordNamed(name)?.en ?? name) : name;
    }
    prompt.dress();
    deck.dress();
  };
  dress();
  help(desk.help);
  return { dress, beckon: () => text().ways[prompt.way] };
};
