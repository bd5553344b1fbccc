export { type Overlay, openOverlay } from './overlay.ts';
export { openReports, type Reports } from './reports.ts';
export { openShelf, type Shelf } from './shelf.ts';
export { nextWay, tally } from './techniques.ts';
