/** Runs at every true change of size, not at the first report. */
export const watchSize = (scene: HTMLElement, run: () => void): void => {
  let known = '';
  new ResizeObserver(() => {
    const size = `${scene.clientWidth} ${scene.clientHeight}`;
    if (known !== '' && known !== size) run();
    known = size;
  }).observe(scene);
};
