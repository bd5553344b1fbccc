/** The controls that lie under another one, where no finger reaches them. Runs inside the page. */
export const readCovered = (): string[] => {
  const pressable = 'button,a[href],input,select,textarea,[role=button]';
  const isSeen = (element: Element): boolean =>
    !element.closest('[inert],[hidden],[data-loose]') &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const coverOf = (element: Element): Element | null => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    const cover = above?.closest(pressable) ?? null;
    return cover?.contains(element) || cover?.closest('[data-loose]') ? null : cover;
  };
  const nameOf = (element: Element) => element.ariaLabel ?? element.textContent.trim().slice(0, 30);
  return [...document.querySelectorAll(pressable)].filter(isSeen).flatMap((element) => {
    const cover = coverOf(element);
    return cover ? [`rule 1: "${nameOf(element)}" lies under "${nameOf(cover)}"`] : [];
  });
};
