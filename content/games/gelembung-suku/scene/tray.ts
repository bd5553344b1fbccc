/** Under the jar: the picture that is wanted, and the bubbles of the hand when there are several. */
import { colorsOf } from '../view/bubble-look.ts';
import { pictureAddress } from '../view/pictures.ts';

export interface CardFace {
  word: string;
  /** What stands under the picture: syllables that may be seen, and blanks. */
  parts: readonly string[];
  label: string;
}

export interface HandFace {
  text: string;
  parts: string;
  label: string;
  isPicked: boolean;
  beckons: boolean;
}

export interface Tray {
  card(face: CardFace | null): void;
  hand(faces: readonly HandFace[]): void;
  /** Nobi sits here where there is no room beside the jar. */
  buddy(address: string, lift: number): void;
}

export interface TrayEvents {
  onCard(): void;
  onPick(hand: number): void;
  onBuddy(): void;
  /** A bubble of the hand is dragged over the page; `end` when it is let go. */
  onDrag(at: { x: number; y: number }, end: boolean): void;
}

const makeCard = (onCard: () => void) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'card';
  button.hidden = true;
  const image = new Image(62, 62);
  image.alt = '';
  image.draggable = false;
  const line = document.createElement('span');
  button.append(image, line);
  button.addEventListener('click', onCard);
  return { button, image, line };
};

const makeBall = (hand: number, on: TrayEvents): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'ball';
  button.dataset.hand = String(hand);
  button.dataset.answer = '';
  let isDragged = false;
  button.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary) return;
    isDragged = false;
    on.onPick(hand);
    button.setPointerCapture(event.pointerId);
  });
  button.addEventListener('pointermove', (event) => {
    if (!button.hasPointerCapture(event.pointerId)) return;
    if (event.clientY < button.getBoundingClientRect().top) isDragged = true;
    if (isDragged) on.onDrag({ x: event.clientX, y: event.clientY }, false);
  });
  button.addEventListener('pointerup', (event) => {
    if (isDragged) on.onDrag({ x: event.clientX, y: event.clientY }, true);
    isDragged = false;
  });
  button.addEventListener('click', (event) => {
    if (event.detail === 0) on.onPick(hand);
  });
  return button;
};

const dressBall = (button: HTMLButtonElement, face: HandFace): void => {
  const [light, mid, deep, ink] = colorsOf(face.text);
  button.style.background = `radial-gradient(circle at 50% 54%, #ffffffb0 0 52%, transparent 54%), radial-gradient(circle at 34% 28%, ${light} 5%, ${mid} 55%, ${deep})`;
  button.style.color = ink;
  button.textContent = face.text;
  button.ariaLabel = face.label;
  button.ariaPressed = String(face.isPicked);
  button.dataset.parts = face.parts;
  button.classList.toggle('is-beckoning', face.beckons);
};

export const openTray = (controls: HTMLElement, on: TrayEvents): Tray => {
  const row = document.createElement('div');
  row.className = 'tray';
  const card = makeCard(on.onCard);
  const buddy = new Image(92, 96);
  buddy.className = 'buddy';
  buddy.alt = '';
  buddy.draggable = false;
  buddy.addEventListener('pointerdown', on.onBuddy);
  row.append(buddy, card.button);
  controls.append(row);
  let balls: HTMLButtonElement[] = [];
  return {
    card(face) {
      card.button.hidden = face === null;
      if (!face) return;
      const address = pictureAddress(face.word);
      if (card.image.getAttribute('src') !== address) card.image.src = address;
      // With the syllables beneath it makes the button's name, which must hold what can be seen.
      card.image.alt = face.label;
      const dots = face.parts.flatMap((part, i) => {
        const piece = document.createElement(part ? 'span' : 'i');
        piece.textContent = part;
        const dot = document.createElement('b');
        dot.textContent = '·';
        return i === 0 ? [piece] : [dot, piece];
      });
      card.line.replaceChildren(...dots);
    },
    buddy(address, lift) {
      if (buddy.getAttribute('src') !== address) buddy.src = address;
      const moved = lift > 0 ? `translateY(${-Math.round(lift / 3)}px)` : '';
      if (buddy.style.transform !== moved) buddy.style.transform = moved;
    },
    hand(faces) {
      row.classList.toggle('is-full', faces.length > 1);
      if (balls.length !== faces.length) {
        for (const ball of balls) ball.remove();
        balls = faces.map((_, hand) => makeBall(hand, on));
        row.append(...balls);
      }
      for (const [hand, face] of faces.entries()) {
        const ball = balls[hand];
        if (ball) dressBall(ball, face);
      }
    },
  };
};
