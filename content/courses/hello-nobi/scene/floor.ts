/** The part of the scene under the English line, and places on it that a child's finger can tell apart. */
import { type Desk, element } from '@nobi/kit/course';

export const openFloor = (desk: Desk): HTMLElement => {
  const floor = element('div', 'floor');
  desk.scene.append(floor);
  return floor;
};

const gap = 16;

interface Space {
  width: number;
  height: number;
  /** Pixels under each for its name. */
  below: number;
}

/** Rows and columns that make the cells largest. */
const gridFor = (count: number, { width, height, below }: Space) => {
  const sizeOf = (columns: number): number =>
    Math.min(width / columns, height / Math.ceil(count / columns) - below) - gap;
  let columns = 1;
  for (let tried = 2; tried <= count; tried += 1)
    if (sizeOf(tried) > sizeOf(columns)) columns = tried;
  return { columns, size: sizeOf(columns) };
};

export interface Herd {
  buttons: readonly HTMLElement[];
  largest: number;
  /** Pixels under each for its name. */
  below?: number;
}

/** Spreads things over the floor, as large as fits. */
export const spread = (floor: HTMLElement, { buttons, largest, below = 0 }: Herd): void => {
  const space = { width: floor.clientWidth - 16, height: floor.clientHeight - 12, below };
  const { columns, size: fitting } = gridFor(buttons.length, space);
  const size = Math.max(80, Math.min(largest, fitting));
  const rows = Math.ceil(buttons.length / columns);
  const pitchX = Math.min(space.width / columns, size * 1.5 + gap);
  const pitchY = Math.min(space.height / rows, size * 1.25 + below + gap);
  for (const [i, button] of buttons.entries()) {
    const line = Math.floor(i / columns);
    const inRow = line === rows - 1 ? buttons.length - line * columns : columns;
    const x = 8 + space.width / 2 + ((i % columns) - (inRow - 1) / 2) * pitchX;
    const y = 6 + space.height / 2 + (line - (rows - 1) / 2) * pitchY - below / 2;
    Object.assign(button.style, {
      width: `${size}px`,
      height: `${size}px`,
      left: `${x - size / 2}px`,
      top: `${y - size / 2}px`,
    });
  }
};

/** Plays a movement of the styles from its start. */
export const move = (thing: HTMLElement, name: string): void => {
  thing.classList.remove(name);
  // Reading a size restarts the animation.
  void thing.offsetWidth;
  thing.classList.add(name);
};
