/** Pictures on buttons of the free play. Own work. */

const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}</svg>`;

export const icons = {
  rain: svg(
    '<path d="M24 56C4 56 4 32 24 32C26 12 58 8 64 26C86 18 100 38 88 50C88 56 84 56 80 56Z" fill="#fffaf0" stroke="#5a5182" stroke-width="5"/><g stroke="#0e86b8" stroke-width="7" stroke-linecap="round"><path d="M30 68V84M50 70V92M70 68V84"/></g>',
  ),
  gift: svg(
    '<rect x="14" y="42" width="72" height="48" rx="6" fill="#9b7bff" stroke="#4a2fb8" stroke-width="5"/><rect x="8" y="28" width="84" height="20" rx="6" fill="#b79bff" stroke="#4a2fb8" stroke-width="5"/><path d="M50 28V90" stroke="#ffc53d" stroke-width="12"/><path d="M50 28Q22 2 22 20Q26 30 50 28Q78 2 78 20Q74 30 50 28Z" fill="#ffc53d" stroke="#8a4b00" stroke-width="4"/>',
  ),
  key: svg(
    '<circle cx="32" cy="50" r="20" fill="none" stroke="#d98a00" stroke-width="12"/><path d="M52 50H92M76 50V68M90 50V64" stroke="#d98a00" stroke-width="12" stroke-linecap="round"/>',
  ),
};
