/** The goat of the garden, and who visits it. Own work. */

/** Parts move by their classes; the wool is there only when it is dried by a shake. */
export const goat = `<svg viewBox="0 0 140 150" aria-hidden="true"><ellipse cx="72" cy="143" rx="50" ry="6" fill="#150e3f" opacity=".22"/><g class="g-body"><path d="M40 112V140M58 116V142M88 116V142M106 112V140" stroke="#b9a58f" stroke-width="11" stroke-linecap="round"/><path d="M36 140H44M54 142H62M84 142H92M102 140H110" stroke="#4a3426" stroke-width="8" stroke-linecap="round"/><ellipse cx="73" cy="102" rx="46" ry="29" fill="#fff3dc" stroke="#b9a58f" stroke-width="4"/><path class="g-tail" d="M116 90Q132 76 130 94Q126 104 114 100Z" fill="#fff3dc" stroke="#b9a58f" stroke-width="4"/></g><g class="g-wool" fill="#fffaf0" stroke="#d8c8b4" stroke-width="3"><circle cx="30" cy="96" r="20"/><circle cx="44" cy="74" r="20"/><circle cx="72" cy="66" r="22"/><circle cx="102" cy="74" r="21"/><circle cx="118" cy="96" r="20"/><circle cx="104" cy="120" r="20"/><circle cx="72" cy="126" r="21"/><circle cx="40" cy="120" r="20"/><circle cx="74" cy="96" r="34" stroke="none"/></g><g class="g-head"><path d="M32 26Q22 -2 40 4Q48 12 50 30ZM84 26Q94 -2 76 4Q68 12 66 30Z" fill="#c9b28f" stroke="#7a5f3f" stroke-width="3"/><path class="g-ear" d="M26 42Q-4 34 2 52Q10 66 30 56Z" fill="#f0d9bd" stroke="#b9a58f" stroke-width="4"/><path class="g-ear g-ear-two" d="M90 42Q120 34 114 52Q106 66 86 56Z" fill="#f0d9bd" stroke="#b9a58f" stroke-width="4"/><path class="g-beard" d="M48 98Q58 126 68 98Z" fill="#d8c8b4" stroke="#b9a58f" stroke-width="3"/><path d="M26 44Q28 20 58 20Q88 20 90 44Q92 70 78 92Q58 108 38 92Q24 70 26 44Z" fill="#fffaf0" stroke="#b9a58f" stroke-width="4"/><path d="M44 24Q50 14 58 24Q66 14 72 24Q66 34 58 32Q50 34 44 24Z" fill="#d8c8b4"/><g fill="#fff" stroke="#231a4d" stroke-width="3"><circle cx="43" cy="50" r="13"/><circle cx="73" cy="50" r="13"/></g><g class="g-eyes" fill="#231a4d"><circle cx="44" cy="51" r="7"/><circle cx="72" cy="51" r="7"/><g fill="#fff"><circle cx="46" cy="48" r="2.500"/><circle cx="74" cy="48" r="2.500"/></g></g><path class="g-jaw" d="M38 84Q58 112 78 84Q58 92 38 84Z" fill="#b0485a" stroke="#7a2f3f" stroke-width="3" stroke-linejoin="round"/><path d="M36 76Q36 66 58 66Q80 66 80 76Q80 90 58 90Q36 90 36 76Z" fill="#f6cdb4" stroke="#b9a58f" stroke-width="3"/><path d="M49 75Q51 71 53 75M63 75Q65 71 67 75" stroke="#7a4a3a" stroke-width="4" stroke-linecap="round" fill="none"/></g></svg>`;

const svg = (box: string, inside: string): string =>
  `<svg viewBox="${box}" aria-hidden="true">${inside}</svg>`;

export const cloud = svg(
  '0 0 140 120',
  `<path d="M26 62C2 62 2 30 28 30C30 4 74 0 82 24C112 12 136 34 122 50C124 60 116 62 110 62Z" fill="#fffaf0" stroke="#b7c6e8" stroke-width="4"/><g class="drops" stroke="#35b6e6" stroke-width="6" stroke-linecap="round"><path d="M34 74V90"/><path d="M58 78V96"/><path d="M82 74V90"/><path d="M106 78V94"/></g>`,
);

export const butterfly = svg(
  '0 0 60 50',
  '<g class="wings" fill="#ff8fb0" stroke="#b01e43" stroke-width="3"><path d="M30 26Q4 -6 4 18Q4 34 30 28Q8 42 18 46Q28 46 30 30Z"/><path d="M30 26Q56 -6 56 18Q56 34 30 28Q52 42 42 46Q32 46 30 30Z"/></g><path d="M30 18V40M30 18L24 8M30 18L36 8" stroke="#231a4d" stroke-width="4" stroke-linecap="round"/>',
);
