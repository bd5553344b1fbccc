import { languageKey } from '@nobi/client/language';
import { enliven } from './claim-button.ts';
import { enlivenFilm } from './film.ts';
import { enlivenSamples } from './sample-buttons.ts';

const root = document.documentElement;

const claim = document.querySelector('[data-claim]');
if (claim instanceof HTMLButtonElement) enliven(claim);

const sample = document.querySelector('dialog[data-script]');
if (sample instanceof HTMLDialogElement) enlivenSamples(sample);

// After everything that the first view needs.
const film = document.querySelector('img[data-film]');
if (film instanceof HTMLImageElement)
  addEventListener('load', () => enlivenFilm(film), { once: true });

const calm = document.querySelector('[data-calm]');
if (calm instanceof HTMLButtonElement) {
  calm.addEventListener('click', () => {
    const isStill = root.toggleAttribute('data-still');
    const words = isStill ? calm.dataset.resume : calm.dataset.pause;
    if (words) calm.setAttribute('aria-label', words);
  });
}

for (const link of document.querySelectorAll('a[data-language]'))
  link.addEventListener('click', () => {
    try {
      localStorage.setItem(languageKey, link.getAttribute('data-language') ?? '');
    } catch {
      // The link's own address carries the choice.
    }
  });

// Somebody may log in or out in another tab.
window.addEventListener('storage', () => {
  root.toggleAttribute('data-player', localStorage.getItem('playerToken') !== null);
});
