/**
 * Runs before anything in the page of uploaded content. A frame without origin reaches no network but
 * its own files, save by WebRTC, which no policy of today's browsers closes: its constructors go, and so
 * does every frame within the frame, where fresh ones would be found: it is removed before its page loads.
 */
const guard = `(() => {
  for (const name of Object.getOwnPropertyNames(window))
    if (/RTC/.test(name)) delete window[name];
  const frames = 'iframe, frame, object, embed, portal, fencedframe';
  const drop = (node) => {
    if (node.nodeType !== 1) return;
    if (node.matches(frames)) node.remove();
    else for (const inner of node.querySelectorAll(frames)) inner.remove();
  };
  const watch = (root) => {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) drop(node);
    }).observe(root, { childList: true, subtree: true });
    return root;
  };
  watch(document);
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (options) {
    return watch(attach.call(this, options));
  };
  for (const maker of [Element.prototype, ShadowRoot.prototype, Document])
    for (const name of ['setHTMLUnsafe', 'parseHTMLUnsafe']) delete maker[name];
})();
`;

export const guardScript = { path: 'nobi-guard.js', bytes: Buffer.from(guard) };

/** A page with the guard before its first byte: whatever stands in it runs later. */
export const withGuard = (html: Uint8Array, folder: string): Buffer => {
  const text = Buffer.from(html).toString('utf8');
  const tag = `<script src="${folder}${guardScript.path}"></script>`;
  const doctype = /^\s*<!doctype[^>]*>/i.exec(text)?.[0] ?? '';
  return Buffer.from(`${doctype}${tag}${text.slice(doctype.length)}`);
};
