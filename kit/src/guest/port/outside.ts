import happy from '../art/nobi-happy.svg';
import '../stage/stage.css';

/** Shown when content is opened by itself: there is nothing to play with here. */
export const showOutside = (): void => {
  const isIndonesian = navigator.language.startsWith('id') || navigator.language.startsWith('in');
  const picture = new Image(160, 160);
  picture.src = happy;
  picture.alt = '';
  const line = document.createElement('p');
  line.textContent = isIndonesian ? 'Buka dari Nobi, ya.' : 'Please open me from Nobi.';
  const box = document.createElement('main');
  box.className = 'nobi-outside';
  box.append(picture, line);
  document.body.replaceChildren(box);
};
