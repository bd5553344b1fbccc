/** A clock with its hands, in quarters of an hour. */
export const clockPicture = (at: number): string => {
  const hour = (at % 48) * 7.5;
  const minute = (at % 4) * 90;
  const marks = Array.from({ length: 12 }, (_, n) => {
    const turn = ((n + 1) * Math.PI) / 6;
    const [x, y] = [60 + 41 * Math.sin(turn), 60 - 41 * Math.cos(turn)];
    return `<text x="${x.toFixed(1)}" y="${(y + 5).toFixed(1)}" text-anchor="middle" font-size="14" font-weight="700" fill="#231a4d">${n + 1}</text>`;
  }).join('');
  return `<svg class="clock" viewBox="0 0 120 120" aria-hidden="true"><circle cx="60" cy="60" r="56" fill="#fff" stroke="#5b3bd6" stroke-width="7"/>${marks}<g transform="rotate(${hour} 60 60)"><path d="M60 64V36" stroke="#d42b52" stroke-width="8" stroke-linecap="round"/></g><g transform="rotate(${minute} 60 60)"><path d="M60 66V22" stroke="#231a4d" stroke-width="5" stroke-linecap="round"/></g><circle cx="60" cy="60" r="5" fill="#ffb020"/></svg>`;
};
