const pauseMs = 30_000;

/** Tells that somebody is here, twice a minute at most; nothing of what was touched, or how. */
export const watchTouches = (tell: () => void): void => {
  let lastAt = Number.NEGATIVE_INFINITY;
  const handleTouch = (): void => {
    const now = performance.now();
    if (now - lastAt < pauseMs) return;
    lastAt = now;
    tell();
  };
  for (const touch of ['pointerdown', 'keydown'])
    document.addEventListener(touch, handleTouch, true);
};
