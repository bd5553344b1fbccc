/** One stop for the Tab key in each group; arrows go to the nearest neighbour in their direction. */

export const directions: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (element: Element): { x: number; y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

const neighbour = (
  from: Element,
  others: readonly HTMLButtonElement[],
  [dx, dy]: readonly [number, number],
): HTMLButtonElement | undefined => {
  const start = middle(from);
  let best: HTMLButtonElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    const { x, y } = middle(other);
    const along = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    // Aside counts double, so that a row is left only when it ends.
    const cost = along + aside * 2;
    if (along > 8 && cost < least) [best, least] = [other, cost];
  }
  return best;
};

export const rove = (group: HTMLElement): void => {
  const buttons = (): HTMLButtonElement[] =>
    [...group.querySelectorAll('button')].filter((each) => each.offsetParent !== null);
  const stopAt = (chosen: HTMLButtonElement): void => {
    for (const each of group.querySelectorAll('button')) each.tabIndex = each === chosen ? 0 : -1;
  };
  for (const [place, each] of [...group.querySelectorAll('button')].entries())
    each.tabIndex = place === 0 ? 0 : -1;
  group.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLButtonElement) stopAt(target);
  });
  group.addEventListener('keydown', (event) => {
    const direction = directions[event.key];
    if (!direction || !(event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    event.stopPropagation();
    neighbour(event.target, buttons(), direction)?.focus();
  });
};
