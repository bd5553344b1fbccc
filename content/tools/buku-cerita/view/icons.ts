const icon = (body: string): string =>
  `<svg viewBox="0 0 48 48" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="4.500" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`;

export const icons = {
  scene: icon(
    '<path d="M5 38L18 18L27 31L33 23L43 38Z" fill="#8bd36b"/><circle cx="34" cy="12" r="5" fill="#ffc53d"/>',
  ),
  cast: icon(
    '<circle cx="24" cy="15" r="9" fill="#fba552"/><path d="M8 42Q10 28 24 28T40 42Z" fill="#ff9db0"/>',
  ),
  thing: icon(
    '<path d="M24 5L29 18L43 19L32 28L36 42L24 34L12 42L16 28L5 19L19 18Z" fill="#ffc53d"/>',
  ),
  write: icon('<path d="M8 40L11 29L32 8L40 16L19 37Z" fill="#7ed3f0"/><path d="M27 13L35 21"/>'),
  pages: icon(
    '<rect x="6" y="12" width="22" height="28" rx="4" fill="#fff"/><path d="M18 6H38Q42 6 42 10V34"/>',
  ),
  starter: icon(
    '<path d="M16 32Q8 26 9 18A15 15 0 0 1 39 18Q40 26 32 32Z" fill="#ffd96b"/><path d="M18 39H30M21 45H27"/>',
  ),
  read: icon(
    '<path d="M24 12Q14 6 5 10V38Q14 34 24 40Q34 34 43 38V10Q34 6 24 12ZV40" fill="#fff3dc"/>',
  ),
  books: icon('<path d="M7 8H15V40H7ZM19 8H27V40H19ZM31 11L38 9L44 38L37 40Z" fill="#ff9db0"/>'),
  undo: icon('<path d="M10 20H28A11 11 0 0 1 28 42H18M18 10L8 20L18 30"/>'),
  done: icon('<path d="M9 26L20 37L40 13" stroke="#147a4c" stroke-width="7"/>'),
  close: icon('<path d="M28 8L12 24L28 40"/>'),
  next: icon('<path d="M20 8L36 24L20 40"/>'),
  bigger: icon('<path d="M24 8V40M8 24H40"/>'),
  smaller: icon('<path d="M8 24H40"/>'),
  flip: icon('<path d="M24 6V42M18 14L6 36H18ZM30 14L42 36H30Z"/>'),
  front: icon(
    '<rect x="6" y="6" width="24" height="24" rx="4"/><rect x="18" y="18" width="24" height="24" rx="4" fill="#ffc53d"/>',
  ),
  back: icon(
    '<rect x="18" y="18" width="24" height="24" rx="4"/><rect x="6" y="6" width="24" height="24" rx="4" fill="#ffc53d"/>',
  ),
  remove: icon('<path d="M8 13H40M19 13V7H29V13M12 13L15 42H33L36 13"/>'),
  save: icon('<path d="M24 6V30M14 21L24 31L34 21M8 40H40"/>'),
  print: icon(
    '<path d="M14 18V6H34V18M12 34H6V18H42V34H36"/><rect x="14" y="28" width="20" height="14" fill="#fff"/>',
  ),
  again: icon('<path d="M38 24A14 14 0 1 1 33 13M34 4V14H24"/>'),
} as const;
