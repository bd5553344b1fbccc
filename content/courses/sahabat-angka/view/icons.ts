/** Signs that several activities share. */
export const undoPicture =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M12 5l-8 8 8 8M5 13h14a8 8 0 0 1 0 16h-5" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/></svg>';
