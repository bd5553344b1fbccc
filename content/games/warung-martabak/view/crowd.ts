/** The people at the counter: who stands where, how they feel, and what they say. */
import type { Layout, Spot } from './layout.ts';
import { drawPerson, type Mood } from './people.ts';

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

const personRatio = 172 / 132;

const makePerson = (who: number): HTMLElement => {
  const person = document.createElement('div');
  person.className = 'person';
  person.dataset.mood = 'wait';
  person.innerHTML = `<div class="body">${drawPerson(who)}</div>`;
  return person;
};

interface Seating {
  rows: number;
  columns: number;
  width: number;
}

/** As many rows as let everybody be largest; a back row looks over the shoulders of the front row. */
const sizeFor = (many: number, room: Layout['crowd'], side: boolean): Seating => {
  const ways = [1, 2, 3].map((rows): Seating => {
    const columns = Math.ceil(many / rows);
    // Beside the table there is room to stand apart.
    const tallest = rows === 1 ? 1 : side ? 1 / rows : 0.64;
    const width = Math.min(
      (room.height * tallest) / personRatio,
      room.width / columns / (side ? 1.06 : 1),
      190,
    );
    return { rows, columns, width };
  });
  const [first = { rows: 1, columns: many, width: 60 }, ...more] = side ? ways : ways.slice(0, 2);
  return more.reduce((best, way) => (way.width > best.width + 1 ? way : best), first);
};

const seatPeople = (line: readonly HTMLElement[], { crowd: room, side }: Layout): void => {
  const { rows, columns, width } = sizeFor(line.length, room, side);
  const height = width * personRatio;
  const step = Math.min(room.width / columns, width * 1.12);
  for (const [i, each] of line.entries()) {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, line.length - row * columns);
    const x = room.x + room.width / 2 + ((i % columns) - (inRow - 1) / 2) * step;
    const floor = room.y + room.height;
    // The first row stands behind and higher, so that every face is seen.
    const lift = rows === 1 ? 0 : ((rows - 1 - row) * (room.height - height)) / (rows - 1);
    each.style.left = `${x - width / 2}px`;
    each.style.top = `${floor - height - lift}px`;
    each.style.width = `${width}px`;
    each.style.height = `${height}px`;
    each.style.zIndex = String(row);
    each.style.setProperty('--late', `${(i % 5) * -0.7}s`);
  }
};

const speech = (word: string): HTMLElement => {
  const call = document.createElement('span');
  call.className = 'call';
  call.textContent = word;
  return call;
};

/** Nobody's words leave the picture. */
const keepInside = (person: HTMLElement, room: number): void => {
  const call = person.querySelector<HTMLElement>('.call');
  if (!call) return;
  const middle = person.offsetLeft + person.offsetWidth / 2;
  const half = call.offsetWidth / 2 + 4;
  const shift = Math.max(half - middle, Math.min(0, room - half - middle));
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
