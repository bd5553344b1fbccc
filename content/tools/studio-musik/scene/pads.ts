/** Five large fields to play by hand, and the button that writes down what is played. */
import { rowCount } from '../rules/song.ts';
import { makeButton, press } from '../view/button.ts';
import { icons } from '../view/icons.ts';

export const padKeys = ['a', 's', 'd', 'f', 'g'] as const;

export interface Pads {
  box: HTMLElement;
  name(labels: readonly string[], record: string): void;
  flash(row: number): void;
  recording(on: boolean): void;
  focus(): void;
}

export const makePads = (orders: { strike(row: number): void; record(): void }): Pads => {
  const box = document.createElement('div');
  box.className = 'pads';
  const pads = Array.from({ length: rowCount }, (_, row) => {
    const pad = makeButton({ kind: `pad row-${row}`, icon: '', press: () => undefined });
    const key = document.createElement('span');
    key.className = 'pad-key';
    key.setAttribute('aria-hidden', 'true');
    key.textContent = padKeys[row] ?? '';
    const name = document.createElement('span');
    name.className = 'pad-name';
    pad.append(name, key);
    // A drum answers when it is touched, not when the finger leaves it.
    pad.addEventListener('pointerdown', () => orders.strike(row));
    pad.addEventListener('click', ({ detail }) => {
      if (detail === 0) orders.strike(row);
    });
    return { pad, name };
  });
  const record = makeButton({ kind: 'pad record', icon: icons.record, press: orders.record });
  press(record, false);
  box.append(...pads.map(({ pad }) => pad), record);
  return {
    box,
    name(labels, recordLabel) {
      for (const [row, { name }] of pads.entries()) name.textContent = labels[row] ?? '';
      record.ariaLabel = recordLabel;
    },
    flash(row) {
      const pad = pads[row]?.pad;
      if (!pad) return;
      pad.classList.toggle('hit-two', pad.classList.contains('hit-one'));
      pad.classList.toggle('hit-one', !pad.classList.contains('hit-two'));
    },
    recording: (on) => press(record, on),
    focus: () => pads[0]?.pad.focus({ preventScroll: true }),
  };
};
