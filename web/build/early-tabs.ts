/**
 * Between a shelf and the tab that a tap on a card opens: the shelf requests at once what that tab will want,
 * while the tab's page is still on its way, and hands it over. Nothing is stored for it.
 */
export const earlyTabs = `
  const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("nobi-early") : undefined;
  let ahead;
  addEventListener("click", ({ target, defaultPrevented }) => {
    const link = target instanceof Element && target.closest('a[target="_blank"]');
    if (!channel || !link || defaultPrevented || link.origin !== location.origin) return;
    const begun = ahead = begin(link.pathname);
    // Behind the page itself: over HTTP/1.1 six travel at once, and pieces would take its place.
    setTimeout(fetchPieces, 100, link.pathname, true);
    setTimeout(() => { if (ahead === begun) ahead = undefined; }, 20000);
  });
  const handOver = async (path, call, sent) => {
    try {
      const reply = await sent;
      channel.postMessage({ path, call, status: reply.status, text: await reply.text() });
    } catch {
      channel.postMessage({ path, call });
    }
  };
  channel?.addEventListener("message", ({ data }) => {
    if (!data.asks || ahead?.path !== data.path) return;
    const { path, sent } = ahead;
    ahead = undefined;
    channel.postMessage({ path, calls: [...sent.keys()] });
    for (const [call, reply] of sent) handOver(path, call, reply);
  });
  // Undefined where no shelf can have opened this page. A shelf that says nothing is not waited for.
  const carriedByShelf = (path) => {
    const isOpened = history.length === 1 && document.referrer.startsWith(location.origin + "/");
    const [visit] = performance.getEntriesByType("navigation");
    if (!channel || !isOpened || visit?.type !== "navigate") return;
    const arrivals = new Map();
    const known = new Promise((resolve) => {
      channel.addEventListener("message", ({ data }) => {
        if (data.path !== path) return;
        if (data.calls) resolve(data.calls);
        arrivals.get(data.call)?.(data);
      });
      setTimeout(resolve, 800, []);
    });
    channel.postMessage({ asks: true, path });
    return async (call, over) => {
      const arrived = new Promise((resolve) => arrivals.set(call, resolve));
      if (!(await known).includes(call)) return over();
      const late = new Promise((resolve) => setTimeout(resolve, 3000, {}));
      const { status, text } = await Promise.race([arrived, late]);
      return status ? new Response(text, { status }) : over();
    };
  };`;
