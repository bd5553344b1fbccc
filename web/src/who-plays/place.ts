type Hears = (place: HTMLElement | null) => void;
let place: HTMLElement | null = null;
let tell: Hears = () => {};

/** Where a page has room for the one who plays: given to an element as its `ref`. */
export const facePlace: Hears = (element) => {
  place = element;
  tell(element);
};

/** Tells of each place that comes and goes. */
export const hearPlace = (hears: Hears) => {
  tell = hears;
  hears(place);
};
