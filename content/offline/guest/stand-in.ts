/*
 * Runs in the guest before its own scripts, as text: a function may use nothing but what is handed to it. What the guest
 * loads by the name of one of its files comes from the `data:` address of that file; all else goes its way, and meets
 * the policy. None of this guards anything.
 */

/** The address that stands in for a name; undefined for whatever is no file of the guest. */
type Own = (name: unknown) => string | undefined;

const ownFiles =
  (files: Readonly<Record<string, string>>, root: string): Own =>
  (name) => {
    if (!URL.canParse(String(name), document.baseURI)) return undefined;
    const { href } = new URL(String(name), document.baseURI);
    if (!href.startsWith(root)) return undefined;
    const path = href.slice(root.length).replace(/[?#].*$/, '');
    return Object.hasOwn(files, path) ? files[path] : undefined;
  };

/** Calls, sounds and letters. */
const standInCalls = (own: Own): void => {
  const moved = (name: unknown) => own(name) ?? String(name);
  const ask = window.fetch;
  window.fetch = (wanted, more) => {
    const address = own(wanted instanceof Request ? wanted.url : wanted);
    return address === undefined ? ask(wanted, more) : ask(address);
  };
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (
    method: string,
    name: string | URL,
    ...more: unknown[]
  ) {
    Reflect.apply(open, this, [method, moved(name), ...more]);
  };
  window.Audio = new Proxy(Audio, {
    construct: (made, [name]) => new made(name === undefined ? undefined : moved(name)),
  });
  window.FontFace = new Proxy(FontFace, {
    construct: (made, [family, source, more]) => {
      const named =
        typeof source === 'string' ? /^url\(\s*["']?(.*?)["']?\s*\)/.exec(source) : null;
      return new made(family, named ? `url("${moved(named[1])}")` : source, more);
    },
  });
};

/** What a script tells an element to load. */
const standInElements = (own: Own): void => {
  const moved = (name: unknown) => own(name) ?? String(name);
  const takers: readonly [object, string][] = [
    [HTMLImageElement.prototype, 'src'],
    [HTMLMediaElement.prototype, 'src'],
    [HTMLSourceElement.prototype, 'src'],
    [HTMLScriptElement.prototype, 'src'],
    [HTMLLinkElement.prototype, 'href'],
    [HTMLVideoElement.prototype, 'poster'],
  ];
  for (const [prototype, name] of takers) {
    const known = Object.getOwnPropertyDescriptor(prototype, name);
    const set = known?.set;
    if (known && set)
      Object.defineProperty(prototype, name, {
        ...known,
        set(value: unknown) {
          set.call(this, moved(value));
        },
      });
  }
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (name: string, value: string) {
    const loads = ['src', 'href', 'poster'].includes(name);
    setAttribute.call(this, name, loads ? moved(value) : value);
  };
};

/** What is written as markup. */
const standInMarkup = (own: Own): void => {
  const mend = (node: Node) => {
    if (!(node instanceof Element)) return;
    for (const each of [node, ...node.querySelectorAll('[src], [poster]')])
      for (const name of ['src', 'poster']) {
        const address = each.hasAttribute(name) ? own(each.getAttribute(name)) : undefined;
        if (address !== undefined) each.setAttribute(name, address);
      }
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) mend(node);
  }).observe(document, { childList: true, subtree: true });
};

/** The script that goes before the guest's own. */
export const standInText = (files: Readonly<Record<string, string>>, root: string): string => {
  const own = `(${ownFiles})(${JSON.stringify(files)}, ${JSON.stringify(root)})`;
  const parts = [standInCalls, standInElements, standInMarkup];
  return `{ const own = ${own}; ${parts.map((part) => `(${part})(own);`).join(' ')} }`;
};
