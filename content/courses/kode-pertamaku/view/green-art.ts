/** A meadow with palms and hills. Own work. */
const palm = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-5 0Q-2 -34 8 -60l7 2Q10 -30 8 0z" fill="#8a5a33"/><path d="M10 -60q-26 -16 -40 4 22 -6 40 -4m0 0q-12 -28 -36 -22 24 4 36 22m0 0q8 -28 30 -24 -22 6 -30 24m0 0q26 -14 36 6 -18 -8 -36 -6" fill="#1e9e6a"/></g>`;

export const greenPicture = `<svg class="night" viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><rect width="400" height="300" fill="#bfeaff"/><circle cx="330" cy="60" r="30" fill="#ffe38a"/><path d="M0 150Q70 96 150 140T320 120T400 140V300H0z" fill="#8fdc9a"/>${palm(34, 218, 0.95)}${palm(370, 212, 0.85)}<path d="M0 186Q120 150 220 176T400 168V300H0z" fill="#63c978"/><path d="M0 246Q140 214 260 236T400 230V300H0z" fill="#4db871"/></svg>`;
