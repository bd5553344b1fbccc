/** What can be pressed, as a finger meets it. All of this runs inside the page. */

export interface Target {
  readonly name: string;
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isAnswer: boolean;
  /** Moves about by itself or in the child's hand: neighbours come and go. */
  readonly isLoose: boolean;
  /** The places in the list of those inside it. */
  readonly holds: readonly number[];
}

/** Every control that can be seen and pressed right now. */
export const readTargets = (): Target[] => {
  const pressable = 'button,a[href],input,select,textarea,[role=button],[data-hit]';
  const isThere = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    if (box.width < 1 || box.height < 1 || element.closest('[inert],[hidden]')) return false;
    if (element.matches(':disabled,[aria-disabled=true]')) return false;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const isInside =
      middle.x >= 0 && middle.y >= 0 && middle.x <= innerWidth && middle.y <= innerHeight;
    if (!isInside) return false;
    const top = document.elementFromPoint(middle.x, middle.y);
    return top !== null && (element.contains(top) || top.contains(element));
  };
  const found = [...document.querySelectorAll(pressable)].filter(isThere);
  return found.map((element) => {
    const box = element.getBoundingClientRect();
    const kind = element.getAttribute('class') ?? element.tagName.toLowerCase();
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return {
      name: `${kind} "${label.trim().slice(0, 30)}"`,
      key: kind,
      x: box.left,
      y: box.top,
      width: box.width,
      height: box.height,
      isAnswer: element.closest('[data-answer]') !== null,
      isLoose: element.closest('[data-loose]') !== null,
      holds: found.flatMap((other, at) =>
        other !== element && element.contains(other) ? [at] : [],
      ),
    };
  });
};

const smallest = 64;
const smallestAnswer = 80;
const gap = 16;
const wrist = 24;
// Half a pixel is rounding, not a choice.
const slack = 0.5;

const apart = (one: Target, other: Target): number =>
  Math.max(
    other.x - (one.x + one.width),
    one.x - (other.x + other.width),
    other.y - (one.y + one.height),
    one.y - (other.y + other.height),
  );

/** One line per breach of rules 1 and 2. */
export const targetBreaches = (
  targets: readonly Target[],
  room: { height: number; width: number; isYoung: boolean },
): string[] => {
  const breaches: string[] = [];
  for (const [at, each] of targets.entries()) {
    const least = each.isAnswer && room.isYoung ? smallestAnswer : smallest;
    if (Math.min(each.width, each.height) < least - slack)
      breaches.push(
        `rule 1: ${each.name} is ${each.width.toFixed(0)} x ${each.height.toFixed(0)}, at least ${least} asked`,
      );
    if (each.y + each.height > room.height - wrist + slack)
      breaches.push(
        `rule 2: ${each.name} ends ${(room.height - each.y - each.height).toFixed(0)} px above the edge, 24 asked`,
      );
    if (each.x < -slack || each.x + each.width > room.width + slack)
      breaches.push(`rule 1: ${each.name} sticks out of the screen`);
    for (const [place, other] of targets.entries()) {
      const isFamily = each.holds.includes(place) || other.holds.includes(at);
      if (place <= at || isFamily || (each.isLoose && other.isLoose)) continue;
      if (apart(each, other) < gap - slack)
        breaches.push(
          `rule 1: ${each.name} and ${other.name} are ${apart(each, other).toFixed(0)} px apart, 16 asked`,
        );
    }
  }
  return breaches;
};
