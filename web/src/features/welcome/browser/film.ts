/**
 * Shows the film in place of its still picture while somebody looks at it, and only where motion is
 * welcome: neither asked for less of it nor stopped by the button.
 */
export const enlivenFilm = (picture: HTMLImageElement) => {
  const root = document.documentElement;
  const still = picture.src;
  const film = picture.dataset.film ?? still;
  const less = matchMedia('(prefers-reduced-motion: reduce)');
  let isSeen = false;

  const show = () => {
    const moves = isSeen && !less.matches && !root.hasAttribute('data-still');
    const wanted = new URL(moves ? film : still, location.href).href;
    if (picture.src !== wanted) picture.src = wanted;
  };
  new IntersectionObserver((entries) => {
    isSeen = entries.some(({ isIntersecting }) => isIntersecting);
    show();
  }).observe(picture);
  less.addEventListener('change', show);
  new MutationObserver(show).observe(root, { attributeFilter: ['data-still'] });
};
