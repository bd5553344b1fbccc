/** A night market: lanterns over a round stage. Own work. */
const lantern = (x: number, y: number, fill: string): string =>
  `<path d="M${x} ${y - 22}V${y - 12}" stroke="#fff3dc" stroke-width="2"/><ellipse cx="${x}" cy="${y}" rx="13" ry="14" fill="${fill}"/><ellipse cx="${x}" cy="${y}" rx="5" ry="14" fill="#fff" opacity=".3"/><path d="M${x - 5} ${y + 15}H${x + 5}" stroke="#ffd96b" stroke-width="4" stroke-linecap="round"/>`;
const colours = ['#ff7d95', '#ffc53d', '#2bc3e8', '#ff9a52', '#8a6df5'];
const garland = (from: number): string =>
  `<path d="M${from} 6Q${from + 200} 76 ${from + 400} 6" fill="none" stroke="#fff3dc" stroke-width="2"/>${Array.from(
    { length: 8 },
    (_, i) => {
      const x = 28 + i * 49;
      const sag = 70 * (x / 200) * (1 - x / 400);
      return lantern(from + x, 28 + sag, colours[i % colours.length] ?? '#ffc53d');
    },
  ).join('')}`;
const stars = [
  [30, 24],
  [92, 14],
  [150, 34],
  [236, 16],
  [300, 30],
  [368, 18],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.400" fill="#ffe9a8"/>`)
  .join('');

export const nightPicture = `<svg class="night" viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><rect width="400" height="300" fill="#2c1e7a"/><rect y="150" width="400" height="150" fill="#4a2fb8"/><ellipse cx="200" cy="170" rx="230" ry="60" fill="#5b3bd6"/>${stars}<ellipse cx="200" cy="258" rx="178" ry="40" fill="#1f1558"/><ellipse cx="200" cy="248" rx="178" ry="40" fill="#c8996a"/><ellipse cx="200" cy="242" rx="178" ry="40" fill="#ffe0ad"/><ellipse cx="200" cy="242" rx="130" ry="28" fill="#fff3dc"/></svg><svg class="lamps" viewBox="0 0 1200 110" preserveAspectRatio="xMidYMin slice" aria-hidden="true">${[0, 400, 800].map(garland).join('')}</svg>`;
