/** The browser would not open the window in which people choose their Google account. */
export class PopupBlocked extends Error {}
