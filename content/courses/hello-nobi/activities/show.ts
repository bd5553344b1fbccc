/** To look at: each thing says its English word when it is tapped, and moves in its own way. */
import { type Activity, type Desk, element, pressable } from '@nobi/kit/course';
import { nameIn, namesIn, numberIn } from '../rules/args.ts';
import { capital, counted, entryOf, fullNameOf, isFriend } from '../rules/lexicon.ts';
import { placeOf } from '../rules/phrases.ts';
import { verseOf } from '../rules/verses.ts';
import { move, openFloor, spread } from '../scene/floor.ts';
import { openSays, type Says, secondsFor, type Voice } from '../scene/says.ts';
import { sing } from '../scene/sing.ts';
import { words } from '../text/text.ts';
import { pictureOf } from '../view/pictures.ts';

/** What the scene says at first: its own line is in the task's `line` as a slug of the table below. */
const lines: Readonly<Record<string, string>> = {
  'hello-friends': 'Hello! Hello!',
  goodbye: 'Goodbye!',
  'in-the-sky': 'Look! Colours!',
};

const tagged = (name: string): HTMLElement => {
  const tag = element('span', 'tag');
  tag.lang = 'en';
  tag.textContent = tagOf(name);
  return tag;
};

/** The spot of a toy at its place, such as `ball-in-box`. */
const spotIn = (name: string): string => name.split('-').slice(1).join('-');

const tagOf = (name: string): string =>
  capital(spotIn(name) ? (spotIn(name).split('-')[0] ?? '') : entryOf(name).en);

const sayOf = (name: string): string => {
  const verse = verseOf(name);
  if (verse) return verse.line;
  const spot = spotIn(name);
  if (spot) return `${capital(placeOf(spot))}!`;
  return isFriend(name) ? `Hello! I'm ${entryOf(name).en}.` : `${capital(entryOf(name).en)}!`;
};

interface Scene {
  desk: Desk;
  says: Says;
  number: number;
}

/** What a thing does and says at each press. Counting along, the number grows with each that hops. */
const react = ({ desk, says, number }: Scene) => {
  let round = 0;
  return {
    rounds: () => round,
    press(name: string, thing: HTMLElement): void {
      move(thing, isFriend(name) ? 'is-waving' : 'is-hopping');
      round += 1;
      const verse = verseOf(name);
      if (verse) {
        sing(desk, says, verse);
        return;
      }
      desk.sound('count', 2 ** ((round % 11) / 12));
      const line =
        number > 0 ? `${capital(counted(name, ((round - 1) % number) + 1))}.` : sayOf(name);
      says.line(line, { pictures: [name] });
    },
  };
};

export const showWith =
  (voice: Voice): Activity =>
  (desk, task) => {
    const names = namesIn(task, 'things');
    const number = numberIn(task, 'n');
    const says = openSays(desk, voice);
    const floor = openFloor(desk);
    const scene = react({ desk, says, number });
    const sequence = number > 0 ? Array.from({ length: number }, () => names[0] ?? '') : names;
    const things = sequence.map((name) => {
      const thing = pressable('thing', pictureOf(name), () => scene.press(name, thing));
      thing.dataset.name = name;
      if (number === 0 && !verseOf(name)) thing.append(tagged(name));
      floor.append(thing);
      return { name, thing };
    });
    const dress = (): void => {
      const lang = desk.lang();
      for (const { name, thing } of things)
        thing.ariaLabel =
          verseOf(name)?.line ?? (spotIn(name) ? sayOf(name) : fullNameOf(name, lang));
      says.dress();
    };
    const first =
      number > 0 ? `${capital(counted(names[0] ?? '', number))}.` : sayOf(names[0] ?? '');
    says.line(lines[nameIn(task, 'line')] ?? first, { after: secondsFor(task.say[desk.lang()]) });
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
        things[scene.rounds() % things.length]?.thing.classList.add('is-beckoning');
        return words[desk.lang()].tapEach;
      },
    };
  };
