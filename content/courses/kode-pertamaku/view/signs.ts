/** Small signs on buttons. Own work. */
export const goSign =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M12 7L33 20L12 33Z" fill="currentColor" stroke="currentColor" stroke-width="6" stroke-linejoin="round"/></svg>';
export const editSign =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M5 27l2 -8L20 6l6 6L13 25z" fill="currentColor"/><path d="M17.500 9l6 6" stroke="#fffaf0" stroke-width="2.500"/></svg>';
export const undoSign =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M12 5l-8 8 8 8M5 13h14a8 8 0 0 1 0 16h-5" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/></svg>';
