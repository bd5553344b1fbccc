/** The people at the counter: who stands where, how they feel, and what they say. */
import type { Mood } from '../view/people.ts';
import type { Layout, Spot } from './layout.ts';
import { makePerson, seatPeople } from './seating.ts';

export interface Crowd {
  readonly element: HTMLElement;
  /** People from left to right; what is not a number is shown between them as it is. */
  seat(line: readonly (number | HTMLElement)[], layout: Layout): void;
  /** The same people in a room of another size, as they feel. */
  refit(layout: Layout): void;
  feel(place: number, mood: Mood): void;
  everybody(mood: Mood): void;
  /** The face answers a topping in its own way; null ends it. */
  treat(place: number, topping: number | null): void;
  call(place: number, word: string | null): void;
  mouth(place: number): Spot;
  /** Who stands there, if anybody. */
  under(at: Spot): number | null;
  /** Somebody was touched and hops. */
  tickle(place: number): void;
  readonly count: number;
}

const speech = (word: string): HTMLElement => {
  const call = document.createElement('span');
  call.className = 'call';
  call.textContent = word;
  return call;
};

/** Nobody's words leave the picture. */
const keepInside = (person: HTMLElement, space: number): void => {
  const call = person.querySelector<HTMLElement>('.call');
  if (!call) return;
  const middle = person.offsetLeft + person.offsetWidth / 2;
  const half = call.offsetWidth / 2 + 4;
  const shift = Math.max(half - middle, Math.min(0, space - half - middle));
  call.style.marginLeft = `${shift}px`;
};

export const makeCrowd = (): Crowd => {
  const element = document.createElement('div');
  element.className = 'crowd';
  let people: HTMLElement[] = [];
  let everyone: HTMLElement[] = [];

  return {
    element,
    get count() {
      return people.length;
    },
    seat(line, layout) {
      everyone = line.map((each) => (typeof each === 'number' ? makePerson(each) : each));
      people = everyone.filter((each) => each.classList.contains('person'));
      element.replaceChildren(...everyone);
      seatPeople(everyone, layout);
    },
    refit(layout) {
      seatPeople(everyone, layout);
    },
    feel(place, mood) {
      const person = people[place];
      if (person) person.dataset.mood = mood;
    },
    everybody(mood) {
      for (const person of people) person.dataset.mood = mood;
    },
    treat(place, topping) {
      const person = people[place];
      if (!person) return;
      if (topping === null) delete person.dataset.treat;
      else person.dataset.treat = String(topping);
    },
    call(place, word) {
      const person = people[place];
      person?.querySelector('.call')?.remove();
      if (!person || word === null) return;
      person.append(speech(word));
      keepInside(person, element.offsetWidth);
    },
    under({ x, y }) {
      const hit = people.findLastIndex(
        ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) =>
          x > offsetLeft &&
          x < offsetLeft + offsetWidth &&
          y > offsetTop &&
          y < offsetTop + offsetHeight,
      );
      return hit < 0 ? null : hit;
    },
    tickle(place) {
      const person = people[place];
      person?.classList.remove('is-tickled');
      // Reading a measure makes the style sheet notice the change, so that it begins anew.
      if (person && person.offsetWidth > 0) person.classList.add('is-tickled');
    },
    mouth(place) {
      const person = people[place];
      if (!person) return { x: 0, y: 0 };
      return {
        x: person.offsetLeft + person.offsetWidth / 2,
        y: person.offsetTop + person.offsetHeight * 0.66,
      };
    },
  };
};
