/** The signal board over the line: pictures of what the train is to become, each of which says its name. */
export interface Face {
  readonly picture: string;
  readonly label: string;
  /** Written below, where a child may copy it. */
  readonly caption?: string | undefined;
  readonly isOn?: boolean;
  readonly isDone?: boolean;
}

export class Board {
  readonly element = document.createElement('div');
  #onFace: (at: number) => void = () => {};

  constructor() {
    this.element.className = 'board';
    this.element.setAttribute('role', 'group');
  }

  hand(onFace: (at: number) => void): void {
    this.#onFace = onFace;
  }

  show(faces: readonly Face[]): void {
    const focused = [...this.element.children].indexOf(document.activeElement ?? this.element);
    this.element.hidden = faces.length === 0;
    this.element.replaceChildren(...faces.map((face, at) => this.#face(face, at)));
    const again = this.element.children[focused];
    if (again instanceof HTMLElement) again.focus({ preventScroll: true });
  }

  #face({ picture, label, caption, isOn, isDone }: Face, at: number): HTMLElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = `face face-${at}`;
    button.classList.toggle('is-on', isOn ?? false);
    button.classList.toggle('is-done', isDone ?? false);
    button.ariaLabel = label;
    const image = new Image(128, 128);
    image.src = picture;
    image.alt = '';
    button.append(image);
    if (caption !== undefined) {
      const word = document.createElement('span');
      word.className = 'caption';
      word.lang = 'id';
      word.textContent = caption;
      button.append(word);
    }
    button.onclick = () => this.#onFace(at);
    return button;
  }
}
