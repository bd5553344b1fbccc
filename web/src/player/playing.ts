/** What the strip can do to content that is there. */
export interface Playing {
  isPaused: boolean;
  hasSound: boolean;
  onPause: () => void;
  onSound: () => void;
}
