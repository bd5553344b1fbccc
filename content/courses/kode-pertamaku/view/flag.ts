export const flagPicture =
  '<svg viewBox="0 0 40 48" aria-hidden="true"><path d="M10 46V5" stroke="#7a4b2c" stroke-width="4" stroke-linecap="round"/><path d="M12 6L36 14L12 24Z" fill="#d42b52" stroke="#fff" stroke-width="2.500" stroke-linejoin="round"/></svg>';
