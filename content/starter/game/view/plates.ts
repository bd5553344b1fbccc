/** The plates: real buttons, so fingers, keys and screen readers all work. */

export interface Plates {
  /** Who has the plates: every press goes there. */
  hand(onPick: (at: number) => void): void;
  show(counts: readonly number[], label: (count: number) => string): void;
  /** Open for a press, or calmly waiting while something is watched. */
  rest(resting: boolean): void;
  /** Numbers stand on the plates, for those who count. */
  help(on: boolean): void;
  point(at: number): void;
}

// Rows of five, as in a ten-frame: seven is seen as five and two.
const cakes = (count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / 5);
    const inRow = Math.min(5, count - row * 5);
    const x = 50 + ((i % 5) - (inRow - 1) / 2) * 16;
    const y = count > 5 ? 38 + row * 20 : 48;
    return `<circle cx="${x}" cy="${y}" r="7" fill="#ffb020" stroke="#8a4b00" stroke-width="2"/>`;
  }).join('');

const picture = (count: number): string =>
  `<svg viewBox="0 0 100 92" aria-hidden="true"><ellipse cx="50" cy="48" rx="48" ry="40" fill="#fffaf0" stroke="#cdbff2" stroke-width="3"/>${cakes(count)}</svg><span class="number">${count}</span>`;

export const openPlates = (scene: HTMLElement): Plates => {
  let pick: (at: number) => void = () => {};
  const table = document.createElement('div');
  table.className = 'table';
  table.setAttribute('role', 'group');
  table.dataset.answer = '';
  scene.append(table);
  const buttons = Array.from({ length: 4 }, (_, at) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'plate';
    button.addEventListener('click', () => pick(at));
    return button;
  });
  table.append(...buttons);
  return {
    hand(onPick) {
      pick = onPick;
    },
    show(counts, label) {
      for (const [at, button] of buttons.entries()) {
        const count = counts[at] ?? 0;
        button.classList.remove('is-beckoning');
        button.dataset.count = `${count}`;
        button.ariaLabel = label(count);
        button.innerHTML = picture(count);
      }
    },
    rest: (resting) => table.toggleAttribute('data-open', !resting),
    help: (on) => table.classList.toggle('is-counted', on),
    point: (at) => buttons[at]?.classList.add('is-beckoning'),
  };
};
