/** The name of what was picked or is in focus, beside its button. */

export interface Tag {
  show(text: string, by: Element): void;
  hide(): void;
}

export const openTag = (stage: HTMLElement): Tag => {
  const tag = document.createElement('div');
  tag.className = 'tag';
  tag.hidden = true;
  // The button's own label says the same to a screen reader.
  tag.setAttribute('aria-hidden', 'true');
  stage.append(tag);
  return {
    show(text, by) {
      tag.textContent = text;
      tag.hidden = false;
      const space = stage.getBoundingClientRect();
      const at = by.getBoundingClientRect();
      const { offsetWidth: wide, offsetHeight: tall } = tag;
      const x = at.left + at.width / 2 - wide / 2;
      const above = at.top - tall - 8;
      tag.style.left = `${Math.max(8, Math.min(space.width - wide - 8, x))}px`;
      tag.style.top = `${above < 8 ? at.bottom + 8 : above}px`;
    },
    hide() {
      tag.hidden = true;
    },
  };
};
