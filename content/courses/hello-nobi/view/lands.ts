/** Backgrounds of own pictures, drawn on 400 by 300. */
const lands: Readonly<Record<string, string>> = {
  meadow:
    '<rect width="400" height="300" fill="#bfeaff"/><circle cx="330" cy="52" r="28" fill="#ffe38a"/><path d="M60 60q4-18 22-14q12-16 28 0q18-2 16 14z" fill="#fff" opacity=".9"/><path d="M0 190Q110 132 220 180T400 168V300H0z" fill="#7fd08a"/><path d="M0 236Q120 198 240 232T400 222V300H0z" fill="#4db871"/>',
  beach:
    '<rect width="400" height="300" fill="#9fe0ff"/><circle cx="70" cy="56" r="28" fill="#ffe38a"/><path d="M0 130q25-12 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0V300H0z" fill="#2bb3dd"/><path d="M0 214Q110 184 220 206T400 196V300H0z" fill="#f6d79a"/>',
  night:
    '<rect width="400" height="300" fill="#2c1e7a"/><circle cx="328" cy="60" r="30" fill="#ffe38a"/><path d="M60 50l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM180 34l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM250 110l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM110 120l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" fill="#ffe9ad"/><path d="M0 226Q110 186 220 214T400 206V300H0z" fill="#4a3bb0"/><path d="M0 262Q120 232 240 256T400 248V300H0z" fill="#3a2c96"/>',
  picnic:
    '<rect width="400" height="300" fill="#cdeeff"/><path d="M0 90Q120 52 240 84T400 70V300H0z" fill="#7fd08a"/><path d="M46 130H354L392 286H8Z" fill="#ff7d95"/><path d="M108 130L84 286H138L152 130zM196 130L190 286H246L240 130zM284 130L298 286H350L326 130z" fill="#fff3dc" opacity=".75"/>',
  room: '<rect width="400" height="300" fill="#ffe9cf"/><path d="M0 210H400V300H0z" fill="#d9a066"/><path d="M0 210H400" stroke="#b97d43" stroke-width="5"/><rect x="40" y="40" width="92" height="92" rx="12" fill="#8fddff" stroke="#fff" stroke-width="9"/><path d="M86 40V132M40 86H132" stroke="#fff" stroke-width="6"/><ellipse cx="230" cy="256" rx="130" ry="30" fill="#8a6df5" opacity=".5"/>',
};

export const landNames: readonly string[] = Object.keys(lands);

export const land = (name: string): string =>
  `<svg class="land" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${lands[name] ?? ''}</svg>`;
