/** Where people stand at the stall, as large as fits. */
import { drawPerson } from '../view/people.ts';
import type { Layout } from './layout.ts';

const personRatio = 172 / 132;

export const makePerson = (who: number): HTMLElement => {
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
const sizeFor = (many: number, space: Layout['crowd'], side: boolean): Seating => {
  const ways = [1, 2, 3].map((rows): Seating => {
    const columns = Math.ceil(many / rows);
    // Beside the table there is room to stand apart.
    const tallest = rows === 1 ? 1 : side ? 1 / rows : 0.64;
    const width = Math.min(
      (space.height * tallest) / personRatio,
      space.width / columns / (side ? 1.06 : 1),
      190,
    );
    return { rows, columns, width };
  });
  const [first = { rows: 1, columns: many, width: 60 }, ...more] = side ? ways : ways.slice(0, 2);
  return more.reduce((best, way) => (way.width > best.width + 1 ? way : best), first);
};

export const seatPeople = (line: readonly HTMLElement[], { crowd: space, side }: Layout): void => {
  const { rows, columns, width } = sizeFor(line.length, space, side);
  const height = width * personRatio;
  const step = Math.min(space.width / columns, width * 1.12);
  for (const [i, each] of line.entries()) {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, line.length - row * columns);
    const x = space.x + space.width / 2 + ((i % columns) - (inRow - 1) / 2) * step;
    const floor = space.y + space.height;
    // The first row stands behind and higher, so that every face is seen.
    const lift = rows === 1 ? 0 : ((rows - 1 - row) * (space.height - height)) / (rows - 1);
    each.style.left = `${x - width / 2}px`;
    each.style.top = `${floor - height - lift}px`;
    each.style.width = `${width}px`;
    each.style.height = `${height}px`;
    each.style.zIndex = String(row);
    each.style.setProperty('--late', `${(i % 5) * -0.7}s`);
  }
};
