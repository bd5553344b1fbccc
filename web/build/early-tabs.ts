/**
 * Between a shelf and the tab that a tap on a card opens: the shelf requests at once what that tab will want,
 * while the tab's page is still on its way, and hands it over. Nothing is stored for it.
 */
export const earlyTabs = `
  const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("nobi-early") : undefined;
  let ahead;
  // Read as soon as it arrives, for the tab has little time to listen; told once it asks.
  const tellOnce = (asked) => async (call, sent) => {
    const read = async (reply) => ({ status: reply.status, text: await reply.clone().text() });
    const found = await sent.then(read).catch(() => {});
    channel.postMessage({ path: await asked, call, ...found });
  };
  addEventListener("click", ({ target, defaultPrevented }) => {
    const link = target instanceof Element && target.closest('a[target="_blank"]');
    if (!channel || !link || defaultPrevented || link.origin !== location.origin) return;
    let answer;
    const asked = new Promise((resolve) => { answer = resolve; });
    const begun = ahead = { ...begin(link.pathname, { onSent: tellOnce(asked) }), answer };
    // Behind the page itself: over HTTP/1.1 six travel at once, and pieces would take its place.
    setTimeout(fetchPieces, 100, link.pathname, true);
    followSession(begun, ({ url, trust, requestSave }) => {
      // Handed over by now: the tab goes on by itself.
      if (ahead !== begun) return;
      requestSave();
      loadPage(url, trust);
    });
    setTimeout(() => { if (ahead === begun) ahead = undefined; }, 20000);
  });
  channel?.addEventListener("message", ({ data }) => {
    if (!data.asks || ahead?.path !== data.path) return;
    const { path, sent, answer } = ahead;
    ahead = undefined;
    channel.postMessage({ path, calls: [...sent.keys()] });
    answer(path);
  });
  // Undefined where no shelf can have opened this page. A shelf that says nothing is not waited for.
  const carriedByShelf = (path) => {
    const isOpened = history.length === 1 && document.referrer.startsWith(location.origin + "/");
    const [visit] = performance.getEntriesByType("navigation");
    if (!channel || !isOpened || visit?.type !== "navigate") return;
    const arrivals = new Map();
    // A save may come before anybody here knows of its session.
    const arrivalOf = (call) => {
      const found = arrivals.get(call) ?? {};
      found.promise ??= new Promise((resolve) => { found.resolve = resolve; });
      arrivals.set(call, found);
      return found;
    };
    const known = new Promise((resolve) => {
      channel.addEventListener("message", ({ data }) => {
        if (data.path !== path) return;
        if (data.calls) resolve(data.calls);
        if (data.call) arrivalOf(data.call).resolve(data);
      });
      setTimeout(resolve, 800, []);
    });
    channel.postMessage({ asks: true, path });
    return async (call, over) => {
      if (!(await known).includes(call)) return over();
      const late = new Promise((resolve) => setTimeout(resolve, 3000, {}));
      const { status, text } = await Promise.race([arrivalOf(call).promise, late]);
      return status ? Object.assign(new Response(text, { status }), { carried: text }) : over();
    };
  };`;
