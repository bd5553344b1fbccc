/** Who reads the newspaper: three of the village come with it and laugh. */
import { pictureOf } from '../view/photo.ts';

const folk = ['nenek', 'kucing', 'guru', 'kambing', 'kakek', 'monyet', 'ibu', 'bebek', 'petani'];
const together = 3;

export class Readers {
  readonly element = document.createElement('div');

  constructor() {
    this.element.className = 'readers';
    this.element.ariaHidden = 'true';
  }

  /** Others come each time. */
  come(turn: number): void {
    this.element.replaceChildren(
      ...Array.from({ length: together }, (_, at) => {
        const reader = document.createElement('span');
        const image = new Image(128, 128);
        image.src = pictureOf(folk[(turn * together + at) % folk.length] ?? '');
        image.alt = '';
        const page = document.createElement('span');
        page.className = 'small-page';
        reader.className = `reader reader-${at}`;
        reader.append(image, page);
        return reader;
      }),
    );
    this.element.classList.add('are-here');
  }

  go(): void {
    this.element.classList.remove('are-here');
  }
}
