/** To look at: each thing says its English word when it is tapped, and moves in its own way. */
import { type Activity, element, pressable } from '@nobi/kit/course';
import { nameIn, namesIn, numberIn } from '../args.ts';
import { move, openFloor, spread } from '../floor.ts';
import { capital, counted, entryOf, isFriend, meaningOf } from '../lexicon.ts';
import { pictureOf } from '../pictures.ts';
import { openSays, secondsFor, type Voice } from '../says.ts';
import { words } from '../text.ts';

/** What the scene says at first: its own line is in the task's `line` as a slug of the table below. */
const lines: Readonly<Record<string, string>> = {
  'hello-friends': 'Hello! Hello!',
  goodbye: 'Goodbye!',
  'in-the-sky': 'Look! Colours!',
};

const tagged = (name: string): HTMLElement => {
  const tag = element('span', 'tag');
  tag.lang = 'en';
  tag.textContent = capital(entryOf(name).en);
  return tag;
};

export const showWith =
  (voice: Voice): Activity =>
  (desk, task) => {
    const names = namesIn(task, 'things');
    const number = numberIn(task, 'n');
    const text = () => words[desk.lang()];
    const says = openSays(desk, voice);
    const floor = openFloor(desk);
    let told = 0;
    const sayOf = (name: string): string => {
      if (isFriend(name)) return `Hello! I'm ${entryOf(name).en}.`;
      if (number > 0) return `${capital(counted(name, number))}.`;
      return `${capital(entryOf(name).en)}!`;
    };
    const shown = number > 0 ? Array.from({ length: number }, () => names[0] ?? '') : names;
    const things = shown.map((name) => {
      const thing = pressable('thing', pictureOf(name), () => {
        move(thing, isFriend(name) ? 'is-waving' : 'is-hopping');
        told += 1;
        // Counting along: the word grows with each thing that hops.
        const line =
          number > 0 ? `${capital(counted(name, ((told - 1) % number) + 1))}.` : sayOf(name);
        desk.sound('count', 2 ** ((told % 8) / 12));
        says.line(line, { pictures: [name] });
      });
      thing.dataset.name = name;
      if (number === 0) thing.append(tagged(name));
      floor.append(thing);
      return { name, thing };
    });
    const dress = (): void => {
      for (const { name, thing } of things) thing.ariaLabel = meaningOf(name, desk.lang());
      says.dress();
    };
    says.line(lines[nameIn(task, 'line')] ?? sayOf(names[0] ?? ''), {
      after: secondsFor(task.say[desk.lang()]),
    });
    dress();
    desk.onFit(() =>
      spread(floor, {
        buttons: things.map(({ thing }) => thing),
        largest: 220,
        below: number > 0 ? 0 : 40,
      }),
    );
    return {
      dress,
      beckon() {
        things[told % things.length]?.thing.classList.add('is-beckoning');
        return text().tapEach;
      },
    };
  };
