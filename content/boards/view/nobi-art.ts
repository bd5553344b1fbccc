/** Nobi from head to tail, with faces that the style sheet chooses by mood. Own work. */
const eye = (x: number): string =>
  `<circle cx="${x}" cy="190" r="59" fill="#fffefa" stroke="#d9813b" stroke-width="5"/>`;
const iris = (x: number): string =>
  `<circle cx="${x}" cy="189" r="46" fill="url(#nb-iris)"/><circle cx="${x}" cy="189" r="28" fill="#150e3f"/><circle cx="${x - 17}" cy="170" r="14" fill="#fff"/><circle cx="${x + 15}" cy="206" r="6" fill="#fff"/>`;
const swirl = (x: number): string =>
  `<path d="M${x} 190m0 0a9 9 0 0 1 18 0a20 20 0 0 1 -40 0a32 32 0 0 1 64 0a44 44 0 0 1 -88 0" fill="none" stroke="#5b3bd6" stroke-width="11" stroke-linecap="round"/>`;
const smileEye = (x: number): string =>
  `<path d="M${x - 42} 202Q${x} 138 ${x + 42} 202" fill="none" stroke="#2c1878" stroke-width="19" stroke-linecap="round"/>`;
const foot = (x: number): string =>
  `<g><ellipse cx="${x}" cy="460" rx="42" ry="20" fill="url(#nb-dark)"/><circle cx="${x - 26}" cy="464" r="12" fill="#ffd9a6"/><circle cx="${x}" cy="466" r="12" fill="#ffd9a6"/><circle cx="${x + 26}" cy="464" r="12" fill="#ffd9a6"/></g>`;
const ear =
  '<path d="M104 150C44 132 14 72 40 36C58 12 112 28 150 92Z" fill="url(#nb-dark)"/><path d="M106 130C66 116 46 76 58 54C70 40 104 56 128 96Z" fill="#fb9f9a"/>';
const kawung = (x: number, y: number): string =>
  `<path d="M${x - 10} ${y - 10}L${x + 10} ${y + 10}M${x + 10} ${y - 10}L${x - 10} ${y + 10}" stroke="#ffe9a8" stroke-width="8" stroke-linecap="round"/>`;

const defs = `<defs><linearGradient id="nb-fur" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffc983"/><stop offset=".55" stop-color="#fba552"/><stop offset="1" stop-color="#f08a3a"/></linearGradient><linearGradient id="nb-dark" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f5974a"/><stop offset="1" stop-color="#d8722b"/></linearGradient><linearGradient id="nb-cream" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff8e9"/><stop offset="1" stop-color="#ffe6bf"/></linearGradient><radialGradient id="nb-iris" cx=".5" cy=".72" r=".72"><stop offset="0" stop-color="#c9aeff"/><stop offset=".42" stop-color="#7b55f2"/><stop offset="1" stop-color="#2c1878"/></radialGradient></defs>`;

const tail = `<path d="M276 428C376 446 404 366 362 320C338 292 352 256 384 250" fill="none" stroke="url(#nb-dark)" stroke-width="22" stroke-linecap="round"/><path d="M390 204l10 20l22 4l-15 17l3 23l-20 -9l-20 9l3 -23l-15 -17l22 -4z" fill="#ffd54a" stroke="#ffd54a" stroke-width="9" stroke-linejoin="round"/>`;
const body = `<path d="M150 300C112 350 104 432 150 456C184 470 236 470 270 456C316 432 308 350 270 300Z" fill="url(#nb-fur)"/><ellipse cx="210" cy="398" rx="56" ry="58" fill="url(#nb-cream)"/>`;
const arms = `<path class="nb-arm" d="M148 342C116 356 100 384 102 414" fill="none" stroke="url(#nb-dark)" stroke-width="32" stroke-linecap="round"/><path class="nb-arm" d="M272 342C304 356 320 384 318 414" fill="none" stroke="url(#nb-dark)" stroke-width="32" stroke-linecap="round"/>`;
const armsUp = `<path d="M148 346C108 340 78 316 62 280" fill="none" stroke="#e88a3d" stroke-width="32" stroke-linecap="round"/><path d="M272 346C312 340 342 316 358 280" fill="none" stroke="#e88a3d" stroke-width="32" stroke-linecap="round"/>`;
const scarf = `<path d="M176 344L150 402Q170 404 188 392L204 352Z" fill="#5b3bd6"/><path d="M128 300Q210 350 292 300Q308 320 288 336Q210 380 132 336Q112 320 128 300Z" fill="#6c4cf1"/>${kawung(160, 333)}${kawung(210, 347)}${kawung(260, 333)}`;
const head = `${ear}<g transform="translate(420 0) scale(-1 1)">${ear}</g><path d="M210 66C304 66 366 118 366 196C366 272 296 316 210 316C124 316 54 272 54 196C54 118 116 66 210 66Z" fill="url(#nb-fur)"/><path d="M186 72C176 46 188 26 204 16C200 34 210 42 216 24C232 36 240 54 234 72Q210 64 186 72Z" fill="url(#nb-dark)"/><path d="M210 150C226 116 262 108 292 116C336 130 352 176 342 214C330 262 272 304 210 304C148 304 90 262 78 214C68 176 84 130 128 116C158 108 194 116 210 150Z" fill="url(#nb-cream)"/>`;
const face = `<ellipse cx="98" cy="252" rx="21" ry="13" fill="#ff6f86" opacity=".5"/><ellipse cx="322" cy="252" rx="21" ry="13" fill="#ff6f86" opacity=".5"/><path d="M197 231Q210 223 223 231Q224 243 210 247Q196 243 197 231Z" fill="#8a3a2c"/>`;
const eyes = `<g class="nb-open">${eye(146)}${eye(274)}<g class="nb-look">${iris(150)}${iris(270)}</g></g><g class="nb-dizzy">${eye(146)}${eye(274)}${swirl(148)}${swirl(268)}</g><g class="nb-glad">${smileEye(146)}${smileEye(274)}</g>`;
const mouths = `<path class="nb-smile" d="M178 258Q210 294 242 258" fill="none" stroke="#6b1b3a" stroke-width="11" stroke-linecap="round"/><path class="nb-laugh" d="M176 256Q210 268 244 256Q243 297 210 298Q177 297 176 256Z" fill="#6b1b3a"/><ellipse class="nb-oh" cx="210" cy="274" rx="17" ry="21" fill="#6b1b3a"/><path class="nb-wobbly" d="M176 274q11 -14 22 0t22 0t22 0" fill="none" stroke="#6b1b3a" stroke-width="10" stroke-linecap="round"/>`;

export const nobiPicture = `<svg viewBox="0 0 430 490" aria-hidden="true">${defs}${tail}<g class="nb-feet">${foot(148)}${foot(272)}</g>${body}<g class="nb-arms">${arms}</g><g class="nb-arms-up">${armsUp}</g>${scarf}${head}${eyes}${face}${mouths}</svg>`;

export const moods = ['happy', 'glad', 'dizzy', 'wow', 'wobbly'] as const;
export type Mood = (typeof moods)[number];
