/** Keys that work everywhere: play by hand, play and stop the song, take back. */
import { padKeys } from './pads.ts';

interface KeyOrders {
  strike(row: number): void;
  play(): void;
  undo(): void;
}

const keyNames: readonly string[] = padKeys;

const rowOf = (key: string): number => {
  const row = keyNames.indexOf(key);
  return row >= 0 ? row : ['1', '2', '3', '4', '5'].indexOf(key);
};

export const listenToKeys = (orders: KeyOrders): void =>
  addEventListener('keydown', (event) => {
    if (event.repeat || document.querySelector('.overlay, .nobi-end')) return;
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (key !== 'z') return;
      event.preventDefault();
      orders.undo();
      return;
    }
    const row = rowOf(key);
    if (row >= 0) orders.strike(row);
    else if (key === 'p') orders.play();
  });
