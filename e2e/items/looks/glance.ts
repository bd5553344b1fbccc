/** Did the page answer? Counts what changes between two looks: elements, and what canvases show. */

export interface Glance {
  changes: number;
  picture: string;
  stop(): void;
}

declare global {
  interface Window {
    nobiGlance: Glance;
  }
}

/** Runs inside the page, whole in itself, as `takeGlance` does. */
export const startGlance = (): void => {
  const small = document.createElement('canvas');
  small.width = 48;
  small.height = 48;
  const ctx = small.getContext('2d', { willReadFrequently: true });
  for (const canvas of document.querySelectorAll('canvas'))
    if (canvas.width > 0 && canvas.height > 0) ctx?.drawImage(canvas, 0, 0, 48, 48);
  const observer = new MutationObserver((records) => {
    window.nobiGlance.changes += records.length;
  });
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  window.nobiGlance = {
    changes: 0,
    picture: small.toDataURL(),
    stop: () => observer.disconnect(),
  };
};

export const takeGlance = (): boolean => {
  const { changes, picture, stop } = window.nobiGlance;
  stop();
  if (changes > 0) return true;
  const small = document.createElement('canvas');
  small.width = 48;
  small.height = 48;
  const ctx = small.getContext('2d', { willReadFrequently: true });
  for (const canvas of document.querySelectorAll('canvas'))
    if (canvas.width > 0 && canvas.height > 0) ctx?.drawImage(canvas, 0, 0, 48, 48);
  return small.toDataURL() !== picture;
};
