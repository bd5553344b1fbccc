/** The page by keyboard alone: Enter picks the next thing, arrows move it. */
interface Orders {
  next(): void;
  move(x: number, y: number): void;
  scale(by: 1 | -1): void;
  flip(): void;
  remove(): void;
  leave(): void;
  undo(): void;
}

const stride = 20;

export const listenToKeys = (box: HTMLElement, orders: Orders): void => {
  const book: Readonly<Record<string, () => void>> = {
    Enter: orders.next,
    ' ': orders.next,
    ArrowLeft: () => orders.move(-stride, 0),
    ArrowRight: () => orders.move(stride, 0),
    ArrowUp: () => orders.move(0, -stride),
    ArrowDown: () => orders.move(0, stride),
    '+': () => orders.scale(1),
    '=': () => orders.scale(1),
    '-': () => orders.scale(-1),
    f: orders.flip,
    Delete: orders.remove,
    Backspace: orders.remove,
    Escape: orders.leave,
  };
  box.addEventListener('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'z') {
      orders.undo();
      event.preventDefault();
      return;
    }
    const run = Object.hasOwn(book, event.key) ? book[event.key] : undefined;
    if (!run || event.ctrlKey || event.metaKey || event.altKey) return;
    run();
    event.preventDefault();
  });
};
