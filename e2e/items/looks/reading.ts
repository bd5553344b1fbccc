/** What a beginner has to read: letters, size, rows. Runs inside the page. */

export interface Passage {
  readonly text: string;
  readonly font: string;
  readonly size: number;
  readonly lineHeight: number;
  readonly rows: readonly string[];
  readonly isUpper: boolean;
}

/** Every sentence that can be seen; a few words on a button are a label, not reading matter. */
export const readPassages = (): Passage[] => {
  const blocks = new Set<Element>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const inline = new Set(['inline', 'contents']);
  while (walker.nextNode()) {
    const { parentElement: parent, textContent: text } = walker.currentNode;
    if (!parent || !text?.trim() || parent.closest('[hidden],[inert],.nobi-title,svg,style,script'))
      continue;
    let block: Element = parent;
    while (block.parentElement && inline.has(getComputedStyle(block).display))
      block = block.parentElement;
    if (block.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      blocks.add(block);
  }
  const rowsOf = (block: Element): string[] => {
    const rows: { y: number; text: string }[] = [];
    const inner = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (inner.nextNode()) {
      const node = inner.currentNode;
      for (const word of (node.textContent ?? '').matchAll(/\S+/g)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const { top, height } = range.getBoundingClientRect();
        const y = top + height / 2;
        const row = rows.find((each) => Math.abs(each.y - y) < height / 2);
        if (row) row.text += ` ${word[0]}`;
        else rows.push({ y, text: word[0] });
      }
    }
    return rows.map(({ text }) => text);
  };
  const least = (block: Element): number => (block.closest('button,a,[role=button]') ? 5 : 3);
  return [...blocks]
    .filter((block) => (block.textContent ?? '').trim().split(/\s+/).length >= least(block))
    .map((block) => {
      const style = getComputedStyle(block);
      const size = Number.parseFloat(style.fontSize);
      return {
        text: (block.textContent ?? '').trim(),
        font: style.fontFamily,
        size,
        lineHeight:
          style.lineHeight === 'normal' ? 1.2 : Number.parseFloat(style.lineHeight) / size,
        rows: rowsOf(block),
        isUpper: style.textTransform === 'uppercase',
      };
    });
};

const mostLetters = 34;

/** One line per breach of rule 9. On the narrowest phones 24 px will do. */
export const readingBreaches = (passages: readonly Passage[], width: number): string[] =>
  passages.flatMap(({ text, font, size, lineHeight, rows, isUpper }) => {
    const what = `"${text.slice(0, 40)}"`;
    const least = width <= 360 ? 24 : 28;
    const long = rows.find((row) => row.length > mostLetters);
    const shouted = /\p{Lu}{4,}(?:\s+\p{Lu}{2,})+/u.test(text) || isUpper;
    return [
      /^"?Andika/.test(font) ? '' : `rule 9: ${what} is not in Andika but ${font.slice(0, 30)}`,
      size >= least - 0.5 ? '' : `rule 9: ${what} has letters of ${size} px, ${least} asked`,
      rows.length < 2 || lineHeight >= 1.55
        ? ''
        : `rule 9: ${what} has rows ${lineHeight.toFixed(2)} high, 1.6 asked`,
      long ? `rule 9: ${what} has a row of ${long.length} letters, 34 allowed` : '',
      shouted ? `rule 9: ${what} is all capitals` : '',
    ].filter((line) => line !== '');
  });
