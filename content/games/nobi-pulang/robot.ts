/** Plays the game right, by what the page says about the next press. */
import type { Robot } from '@nobi/kit/robot';

const press: Record<string, string> = {
  go: '.pad-go',
  drum: '.pg-beat',
  erase: '.pad-aside',
  up: '.pad-key[data-way="up"]',
  right: '.pad-key[data-way="right"]',
  down: '.pad-key[data-way="down"]',
  left: '.pad-key[data-way="left"]',
};

export const robot: Robot = {
  async step(hands) {
    if ((await hands.count('.nobi-end')) > 0) return false;
    const next = (await hands.read('.bench', 'data-next')) ?? 'wait';
    if (next === 'wait') {
      await hands.wait('.bench:not([data-next="wait"]), .nobi-end');
      return true;
    }
    await hands.tap(press[next] ?? `#${next.replace('pick', 'pg')}`);
    return true;
  },
};
