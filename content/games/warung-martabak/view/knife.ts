/** The knife, the line that it would cut, and dots that mark a way. */
interface Spot {
  x: number;
  y: number;
}

export const drawDots = (dots: readonly Spot[]): string =>
  `<g class="dots">${dots.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="9"/>`).join('')}</g>`;

const drawLine = ([a, b]: readonly [Spot, Spot]): string =>
  `<path d="M${a.x} ${a.y}L${b.x} ${b.y}" class="line"/><circle class="tip" cx="${a.x}" cy="${a.y}" r="8"/><circle class="tip" cx="${b.x}" cy="${b.y}" r="8"/>`;

const drawBlade = ({ x, y }: Spot): string =>
  `<g transform="translate(${x} ${y}) rotate(-30) translate(0 60)"><path d="M-7 0Q-9 -44 0 -62Q9 -44 9 0Z" fill="#F4F6FF" stroke="#3A2A6B" stroke-width="3"/><rect x="-8" y="0" width="18" height="36" rx="8" fill="#D42B52" stroke="#3A2A6B" stroke-width="3"/></g>`;

export const drawKnife = (look: {
  dots: readonly Spot[];
  line: readonly [Spot, Spot] | null;
  hand: Spot | null;
}): string =>
  `${drawDots(look.dots)}${look.line ? drawLine(look.line) : ''}${look.hand ? drawBlade(look.hand) : ''}`;
