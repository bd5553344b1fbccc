const icon = (body: string): string =>
  `<svg viewBox="0 0 48 48" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="4.500" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`;

export const icons = {
  before: icon('<path d="M29 9L14 24L29 39"/>'),
  after: icon('<path d="M19 9L34 24L19 39"/>'),
  ear: icon(
    '<path d="M7 19v10h7l10 8V11L14 19z" fill="currentColor"/><path d="M31 17q6 7 0 14M37 11q11 13 0 26"/>',
  ),
  book: icon(
    '<path d="M24 13Q14 7 5 11V38Q14 34 24 40Q34 34 43 38V11Q34 7 24 13ZV40" fill="#fff3dc"/>',
  ),
  shelf: icon(
    '<path d="M8 8H15V34H8ZM19 12H26V34H19Z" fill="#ffc53d"/><path d="M31 10L38 8L43 33L36 34Z" fill="#ff8a9f"/><path d="M4 40H44"/>',
  ),
  done: icon('<path d="M9 26L20 37L40 13" stroke-width="6.500"/>'),
  close: icon('<path d="M12 12L36 36M36 12L12 36"/>'),
  question: icon('<path d="M15 17Q15 8 24 8T33 17Q33 23 24 27V31M24 40v.1" stroke-width="6"/>'),
};

const plant = (body: string): string => `<svg viewBox="0 0 64 64" aria-hidden="true">${body}</svg>`;
const soil = '<path d="M8 56Q32 44 56 56Z" fill="#8a5230"/>';
const stem = '<path d="M32 52V22" stroke="#3f9e4f" stroke-width="5" stroke-linecap="round"/>';
const leaves =
  '<path d="M32 40Q14 40 12 24Q30 22 32 40Z" fill="#5cbf5e"/><path d="M32 36Q50 36 52 20Q34 18 32 36Z" fill="#79d27b"/>';
const petals = [0, 72, 144, 216, 288]
  .map(
    (turn) =>
      `<ellipse cx="32" cy="8" rx="6.500" ry="8.500" fill="#ff7f9f" transform="rotate(${turn} 32 18)"/>`,
  )
  .join('');

/** A plant for each shelf: as the stories grow, so does it. */
export const plants = [
  plant(
    `${soil}<path d="M36 8Q54 22 46 40Q38 54 24 47Q11 38 18 23Q24 10 36 8Z" fill="#e0b274"/><path d="M31 20q-9 9-3 20" stroke="#b07a48" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  ),
  plant(
    `${soil}<path d="M32 52V34" stroke="#3f9e4f" stroke-width="5" stroke-linecap="round"/><path d="M32 36Q20 36 18 24Q31 23 32 36Z" fill="#5cbf5e"/><path d="M32 34Q44 34 46 22Q33 21 32 34Z" fill="#79d27b"/>`,
  ),
  plant(`${soil}${stem}${leaves}<path d="M32 26Q24 16 32 6Q40 16 32 26Z" fill="#79d27b"/>`),
  plant(`${soil}${stem}${leaves}${petals}<circle cx="32" cy="18" r="6" fill="#ffd34f"/>`),
  plant(
    `${soil}<path d="M29 54L30 30H34L36 54Z" fill="#8a5230"/><circle cx="32" cy="22" r="19" fill="#3f9e4f"/><circle cx="22" cy="20" r="5" fill="#ff8a3c"/><circle cx="38" cy="14" r="5" fill="#ff8a3c"/><circle cx="36" cy="30" r="5" fill="#ff8a3c"/>`,
  ),
] as const;
