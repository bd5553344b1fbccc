/** The scale: two dishes on a beam. It only shows what the rules have weighed. */
import type { Layout, Spot } from './layout.ts';

export interface Balance {
  readonly element: HTMLElement;
  fit(layout: Layout): void;
  show(isVisible: boolean): void;
  /** -1: the left dish is right down. 0: level. 1: the right one is. */
  tilt(by: number): void;
  /** Where things lie on a dish, in pixels of the scene. */
  dish(side: 'left' | 'right'): Spot;
  readonly unit: number;
  /** Puts a brass weight on the right dish, or takes it away. */
  weight(content: string | null): void;
}

const half = 118;
const steepest = 15;

const drawing = `<svg viewBox="-200 -130 400 280" aria-hidden="true"><defs><linearGradient id="wm-brass" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFE9A8"/><stop offset=".5" stop-color="#FFC53D"/><stop offset="1" stop-color="#D98A00"/></linearGradient></defs><ellipse cy="138" rx="84" ry="10" fill="#150E3F" opacity=".35"/><path d="M-64 134Q-60 110 -14 106L-8 -84H8L14 106Q60 110 64 134Z" fill="url(#wm-brass)" stroke="#8A4B00" stroke-width="3"/><g class="beam"><path d="M-126 -74Q-60 -96 0 -96Q60 -96 126 -74Q60 -84 0 -84Q-60 -84 -126 -74Z" fill="url(#wm-brass)" stroke="#8A4B00" stroke-width="4" stroke-linejoin="round"/></g><circle cy="-90" r="12" fill="#D42B52" stroke="#8A4B00" stroke-width="3"/>${['left', 'right'].map((side) => `<g class="hang ${side}"><path d="M0 0L-62 104M0 0L62 104" stroke="#FFE9A8" stroke-width="3"/><circle r="6" fill="#8A4B00"/><path d="M-74 102H74Q62 128 0 128Q-62 128 -74 102Z" fill="url(#wm-brass)" stroke="#8A4B00" stroke-width="3"/></g>`).join('')}</svg>`;

export const makeBalance = (): Balance => {
  const element = document.createElement('div');
  element.className = 'balance';
  element.innerHTML = drawing;
  element.hidden = true;
  const brass = document.createElement('div');
  brass.className = 'brass';
  brass.hidden = true;
  element.append(brass);
  const part = (name: string): Element | null => element.querySelector(name);
  const beam = part('.beam');
  const hung = { left: part('.hang.left'), right: part('.hang.right') };
  let box = { x: 0, y: 0, unit: 1 };
  let angle = 0;

  const hook = (side: 'left' | 'right'): Spot => {
    const radians = (angle * Math.PI) / 180;
    const arm = side === 'left' ? -half : half;
    return { x: arm * Math.cos(radians), y: -78 + arm * Math.sin(radians) };
  };
  const dish = (side: 'left' | 'right'): Spot => {
    const { x, y } = hook(side);
    return { x: box.x + x * box.unit, y: box.y + (y + 104) * box.unit };
  };
  const place = (): void => {
    beam?.setAttribute('transform', `rotate(${angle} 0 -90)`);
    for (const side of ['left', 'right'] as const) {
      const { x, y } = hook(side);
      hung[side]?.setAttribute('transform', `translate(${x} ${y})`);
    }
    const { x, y } = hook('right');
    brass.style.transform = `translate(-50%, -100%) translate(${(x + 200) * box.unit}px, ${(y + 104 + 130) * box.unit}px)`;
  };

  return {
    element,
    get unit() {
      return box.unit;
    },
    dish,
    fit({ table }) {
      const unit = Math.min((table.width - 8) / 400, table.height / 280, 1.7);
      box = { x: table.x + table.width / 2, y: table.y + table.height / 2 - 10 * unit, unit };
      element.style.width = `${400 * unit}px`;
      element.style.height = `${280 * unit}px`;
      element.style.left = `${box.x - 200 * unit}px`;
      element.style.top = `${box.y - 130 * unit}px`;
      place();
    },
    show(isVisible) {
      element.hidden = !isVisible;
    },
    tilt(by) {
      angle = by * steepest;
      place();
    },
    weight(content) {
      brass.hidden = content === null;
      brass.innerHTML = content ?? '';
      place();
    },
  };
};
