/** A part of the scene, in its pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const lay = ({ style }: HTMLElement, { x, y, width, height }: Area): void => {
  style.left = `${Math.round(x)}px`;
  style.top = `${Math.round(y)}px`;
  style.width = `${Math.round(width)}px`;
  style.height = `${Math.round(height)}px`;
};

export const make = (name: string, html = ''): HTMLElement => {
  const element = document.createElement('div');
  element.className = name;
  element.innerHTML = html;
  return element;
};

export const picture = (source: string, name = ''): HTMLImageElement => {
  const image = new Image();
  image.className = name;
  image.src = source;
  image.alt = '';
  image.draggable = false;
  return image;
};
