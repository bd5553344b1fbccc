/** The buttons around the page: what can be added, or what can be done with the chosen thing. */
import type { Context } from '../play/context.ts';
import type { Words } from '../text/words.ts';
import { makeButton } from '../view/button.ts';
import { icons } from '../view/icons.ts';

const adding = ['scene', 'cast', 'thing', 'write', 'pages', 'starter', 'read', 'books'] as const;
const editing = ['bigger', 'smaller', 'flip', 'front', 'back', 'remove', 'done'] as const;
const always = ['undo', 'finish'] as const;

type Deed = (typeof adding)[number] | (typeof editing)[number] | (typeof always)[number];

export const openDesk = (context: Context, deeds: Record<Deed, () => void>) => {
  const buttons = new Map<Deed, HTMLButtonElement>();
  const make = (deed: Deed): HTMLButtonElement => {
    const face = deed === 'finish' ? icons.done : icons[deed];
    const button = makeButton({ kind: `do-${deed}`, face, name: '', press: deeds[deed] });
    buttons.set(deed, button);
    return button;
  };
  const bar = (name: string, list: readonly Deed[]): HTMLElement => {
    const box = document.createElement('div');
    box.className = `bar ${name}`;
    box.append(...list.map(make));
    return box;
  };
  const add = bar('bar-add', adding);
  const edit = bar('bar-edit', editing);
  edit.hidden = true;
  context.stage.controls.append(add, edit);
  context.stage.corner.append(...always.map(make));
  const line = document.createElement('button');
  line.type = 'button';
  line.className = 'page-line';
  line.addEventListener('click', deeds.write);
  return {
    line,
    show(isEditing: boolean) {
      const words: Words = context.text();
      const { session } = context;
      for (const [deed, button] of buttons) button.ariaLabel = words[deed];
      buttons.get('undo')?.setAttribute('aria-disabled', String(!session.canUndo));
      add.hidden = isEditing;
      edit.hidden = !isEditing;
      const isCover = session.at === 0;
      line.textContent = session.page.line || (isCover ? words.titleHere : words.lineHere);
      line.classList.toggle('is-empty', session.page.line === '');
      line.classList.toggle('is-cover', isCover);
    },
  };
};
