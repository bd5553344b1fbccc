/** A birthday cake with up to ten candles, drawn on 400 by 280. */
const flame = (x: number, y: number): string =>
  `<g class="flame"><path d="M${x} ${y - 26}Q${x + 13} ${y - 8} ${x} ${y}Q${x - 13} ${y - 8} ${x} ${y - 26}Z" fill="#ff9a2b"/><path d="M${x} ${y - 15}Q${x + 6} ${y - 5} ${x} ${y - 1}Q${x - 6} ${y - 5} ${x} ${y - 15}Z" fill="#fff3a8"/></g>`;

const smoke = (x: number, y: number): string =>
  `<path class="smoke" d="M${x} ${y - 3}q-7-8 0-14t0-14" fill="none" stroke="#8c83b5" stroke-width="4" stroke-linecap="round"/>`;

const stripes = ['#2bc3e8', '#ff7d95', '#8a6df5', '#4fcf97', '#ffb020'];

/** Five stand in front and five behind, as in a ten-frame. */
const candle = (i: number, isLit: boolean): string => {
  const isFront = i < 5;
  const x = (isFront ? 96 : 116) + (i % 5) * 48;
  const y = isFront ? 132 : 92;
  const fill = isLit ? stripes[i % 5] : '#b9b3d6';
  return `<g><rect x="${x - 8}" y="${y - 34}" width="16" height="42" rx="7" fill="${fill}"/><path d="M${x - 8} ${y - 18}l16-8M${x - 8} ${y - 2}l16-8" stroke="#fff" stroke-width="4"/><path d="M${x} ${y - 34}v-7" stroke="#231a4d" stroke-width="3"/>${isLit ? flame(x, y - 37) : smoke(x, y - 42)}</g>`;
};

export const cakePicture = (of: number, lit: number): string => {
  // Those behind are drawn first; the last ones are blown out first.
  const candles = Array.from({ length: of }, (_, i) => candle(i, i < lit));
  return `<svg viewBox="0 0 400 280" aria-hidden="true"><ellipse cx="200" cy="258" rx="184" ry="20" fill="#fff" opacity=".85"/><ellipse cx="200" cy="252" rx="184" ry="20" fill="#cdbff2"/><path d="M44 128V232Q44 252 200 252Q356 252 356 232V128Z" fill="#ffb3c4"/><ellipse cx="200" cy="118" rx="156" ry="46" fill="#fff6ea"/>${candles.slice(5).join('')}${candles.slice(0, 5).join('')}<path d="M44 130Q60 190 82 152Q104 200 130 160Q160 210 192 164Q226 206 254 162Q282 198 308 154Q336 188 356 130Q330 164 200 164Q70 164 44 130Z" fill="#fff6ea"/><g fill="#d42b52"><circle cx="82" cy="216" r="9"/><circle cx="141" cy="226" r="9"/><circle cx="200" cy="229" r="9"/><circle cx="259" cy="226" r="9"/><circle cx="318" cy="216" r="9"/></g></svg>`;
};
