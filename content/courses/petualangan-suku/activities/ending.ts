/** A word as a train whose last wagon is missing. Whatever is coupled to it is read out. */
import { type Activity, type Desk, element } from '@nobi/kit/course';
import { lastSoundOf } from '../playable.ts';
import { textIn, textsIn } from '../rules/args.ts';
import { spelled, wordOf } from '../rules/words.ts';
import { nameOf, openThing, openTiles, replay, type Tile } from '../scene/tiles.ts';
import { writingWords } from '../text/writing.ts';
import { coatOf } from '../view/lanterns.ts';
import { pictureOf } from '../view/pictures.ts';
import './ending.css';
import { tellIndonesian } from '../text/indonesian.ts';

const wheelsAt = (...spots: number[]): string =>
  spots
    .map(
      (x) =>
        `<circle cx="${x}" cy="90" r="10" fill="#231a4d"/><circle cx="${x}" cy="90" r="4.500" fill="#fff"/>`,
    )
    .join('');

const enginePicture = `<svg viewBox="0 0 100 104" aria-hidden="true"><path d="M4 82H-6" stroke="#6b3a00" stroke-width="7"/><path d="M30 82V36H6V20H52V36H90Q98 36 98 50V82Z" fill="#e8425f"/><rect x="68" y="14" width="16" height="24" rx="4" fill="#a01f3c"/><rect x="36" y="42" width="22" height="18" rx="5" fill="#bfe9f7"/><circle cx="80" cy="56" r="7" fill="#fff"/><circle cx="82" cy="56" r="4" fill="#231a4d"/><path d="M70 70q10 7 20 0" fill="none" stroke="#231a4d" stroke-width="3.500" stroke-linecap="round"/>${wheelsAt(40, 78)}</svg>`;

/** As wide as its letters need: 100 for one, and a little more for each further one. */
const wagonPicture = (text: string, isOpen: boolean): string => {
  const wide = 74 + Math.max(1, text.length) * 26;
  const [light, deep] = isOpen ? ['#fffaf044', '#fff'] : coatOf(text);
  const dash = isOpen ? ' stroke-dasharray="10 8"' : '';
  const sign =
    text === ''
      ? ''
      : `<rect x="12" y="30" width="${wide - 24}" height="46" rx="16" fill="#fffaf0"/><text class="letter" x="${wide / 2}" y="67" font-size="44" text-anchor="middle">${text}</text>`;
  return `<svg viewBox="0 0 ${wide} 104" aria-hidden="true"><path d="M0 82h-8" stroke="#6b3a00" stroke-width="7"/><path d="M5 22H${wide - 5}V84H5Z" fill="${light}" stroke="${deep}" stroke-width="5" stroke-linejoin="round"${dash}/>${sign}${wheelsAt(26, wide - 26)}</svg>`;
};

interface Train {
  root: HTMLElement;
  last: HTMLElement;
  thing: HTMLButtonElement;
}

/** The engine stands at the end that is read last, as a train drives the way that one reads. */
const openTrain = (desk: Desk, word: string, stem: string): Train => {
  const root = element('div', 'train-yard');
  const train = element('div', 'train');
  const wagon = element('div', 'wagon');
  const last = element('div', 'wagon is-last');
  const engine = element('div', 'wagon is-engine');
  wagon.innerHTML = wagonPicture(stem, false);
  engine.innerHTML = enginePicture;
  last.innerHTML = wagonPicture('', true);
  train.setAttribute('aria-hidden', 'true');
  train.append(wagon, last, engine);
  const thing = openThing(desk, pictureOf(word), () => tellIndonesian(desk, spelled(word)));
  root.append(thing, element('div', 'rail-line'), train);
  desk.scene.append(root);
  return { root, last, thing };
};

export const ending: Activity = (desk, task) => {
  const word = textIn(task, 'word');
  const whole = spelled(word);
  const wanted = lastSoundOf(word);
  const stem = whole.slice(0, whole.length - wanted.length);
  const text = () => writingWords[desk.lang()];
  const train = openTrain(desk, word, stem);
  let due = desk.help;
  let isBusy = false;

  const help = (): void => {
    tiles.widen();
    if (due === 'none') return;
    tiles.narrow(wanted);
    if (due === 'worked') tiles.point(wanted);
  };
  const uncouple = (tile: Tile): void => {
    train.last.innerHTML = wagonPicture('', true);
    train.root.classList.remove('is-coupled', 'is-loose', 'is-off');
    tile.button.classList.remove('is-away');
    isBusy = false;
    help();
  };
  const couple = (tile: Tile): void => {
    const right = tile.glyph === wanted;
    const read = stem + tile.glyph;
    train.last.innerHTML = wagonPicture(tile.glyph, false);
    tile.button.classList.add('is-away');
    replay(train.root, 'is-coupled');
    desk.sound(right ? 'pop' : 'oops');
    const line = right ? text().ended(whole) : text().endedOther(read);
    const alone = text().endedAlone(whole, wordOf(word)?.en ?? word);
    due = desk.answer({ right, response: [tile.glyph], line, alone });
    desk.clock.after(1.3, () => train.root.classList.add(right ? 'is-off' : 'is-loose'));
    if (!right || desk.step === 'look') desk.clock.after(right ? 3.2 : 2.1, () => uncouple(tile));
  };
  const tiles = openTiles(desk, {
    kind: 'cart',
    glyphs: textsIn(task, 'endings'),
    label: (glyph, lang) => writingWords[lang].wagon(glyph),
    onPick(tile) {
      if (isBusy) return;
      isBusy = true;
      couple(tile);
    },
  });
  const dress = (): void => {
    train.thing.ariaLabel = nameOf(word, desk.lang());
    tiles.dress();
  };
  dress();
  help();
  return {
    dress,
    beckon() {
      if (!isBusy) tiles.point(wanted);
      return text().coupleLast;
    },
  };
};
