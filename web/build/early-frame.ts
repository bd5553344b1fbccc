/**
 * Opens the frame of what is played, and requests its save, as soon as its play session has begun: the
 * application is not there yet. It takes the frame over where it is (`moveBefore`, so that nothing loads
 * twice); in a browser that cannot, it opens the frame itself.
 */
export const earlyFrame = `
  // What a shelf carried over is read on the spot: a body's bytes would wait behind all that the page begins with.
  const readReply = async (sent) => {
    const reply = await sent;
    return !reply.ok ? {} : reply.carried ? JSON.parse(reply.carried) : reply.clone().json();
  };
  const sandboxes = { house: "allow-scripts allow-same-origin", guest: "allow-scripts" };
  const makeFrame = (url, trust) => {
    const { playOrigin } = JSON.parse(document.getElementById("nobi-config").textContent);
    const { origin } = new URL(url);
    // What was saved in this browser may open from there.
    if (read("nobi-offline") || !document.body?.moveBefore || origin !== playOrigin || origin === location.origin) return;
    const frame = document.createElement("iframe");
    frame.setAttribute("sandbox", sandboxes[trust] ?? sandboxes.guest);
    frame.allow = "autoplay *; fullscreen *";
    frame.referrerPolicy = "no-referrer";
    // Where the player will have it (src/player/player.module.css).
    const isLow = matchMedia("(max-height: 480px)").matches;
    const [top, left] = !isLow ? [76, 0] : innerWidth < 560 ? [52, 0] : [0, 68];
    const size = { width: \`calc(100% - \${left}px)\`, height: \`calc(100dvh - \${top}px)\` };
    const look = { position: "fixed", top: top + "px", left: left + "px", border: 0, visibility: "hidden" };
    Object.assign(frame.style, look, size);
    frame.src = url;
    return frame;
  };
  // What follows as soon as a play session has begun: its save, and the page of its frame.
  const followSession = async ({ sent, send }, showPage) => {
    const [play] = [...sent.keys()].filter((call) => call.startsWith("POST"));
    if (!play) return;
    const one = "GET " + play.split(" ")[1].replace(/[a-z]+\\/$/, "");
    try {
      const [about, { url, play_id, view_id, use_id }] = await Promise.all([sent.get(one), sent.get(play)].map(readReply));
      if (!url || about.locked) return;
      const save = one + "save/?play_session=" + (play_id ?? view_id ?? use_id);
      return showPage({ url, trust: about.trust, requestSave: () => send(save) });
    } catch {}
  };
  // On a shelf the page is only loaded, for the tab to find it in the browser's memory: nothing of it runs.
  const loadPage = (url, trust) => {
    const frame = trust === "house" && makeFrame(url, trust);
    if (!frame) return;
    frame.sandbox = "allow-same-origin";
    frame.style.display = "none";
    const remove = () => frame.remove();
    frame.addEventListener("load", remove);
    setTimeout(remove, 20000);
    document.body.append(frame);
  };
  const openAhead = (here) => {
    let opened;
    const opening = followSession(here, ({ url, trust, requestSave }) => {
      const save = requestSave().then(readReply);
      const frame = makeFrame(url, trust);
      if (!frame) return;
      opened = { frame, url, trust, save, loads: 0 };
      frame.addEventListener("load", () => { if (opened) opened.loads += 1; });
      document.body.append(frame);
      // Nobody wants it: what was asked of the server says that something else is shown.
      setTimeout(() => { opened?.frame.remove(); opened = undefined; }, 20000);
      return opened;
    });
    // As src/who-plays/keeping/needed.ts says it: nobody has to be asked who plays.
    const isAlone = async () => {
      const { faces } = await readReply(here.sent.get("GET /api/children/faces/"));
      return faces.length === 1 && !faces[0].is_new && !sessionStorage.getItem("sample");
    };
    // A game's first picture comes before whatever the application would draw of the same replies. The strip
    // around it waits a moment only: on a slow line a first game takes longer than that.
    let giveReplies, draw;
    const turn = new Promise((resolve) => { giveReplies = resolve; });
    const mayDraw = new Promise((resolve) => { draw = resolve; });
    const goOn = () => { giveReplies(); draw(); };
    const begin = async (found) => {
      if (!found || !(await isAlone())) return goOn();
      found.show = () => {
        found.frame.style.visibility = "visible";
        requestAnimationFrame(() => setTimeout(goOn));
      };
      setTimeout(draw, 1200);
      setTimeout(goOn, 4000);
      await import("/assets/" + names[player]);
    };
    const root = document.documentElement;
    if (here.path.startsWith("/play/") && here.sent.size > 0) {
      root.setAttribute("data-opening", "");
      opening.then(begin).catch(goOn);
      // By then the player stands there, or whatever stands there instead.
      mayDraw.then(() => setTimeout(() => root.removeAttribute("data-opening"), opened ? 1000 : 0));
    } else goOn();
    const takeFrame = (url, sandbox) => {
      const taken = opened;
      opened = undefined;
      if (!taken) return;
      taken.isTaken = true;
      // Content that went elsewhere meanwhile is no content any more.
      const { frame, loads, handTo } = taken;
      if (loads < 2 && frame.src === url && frame.sandbox.value === sandbox) {
        frame.removeAttribute("style");
        return { frame, isLoaded: loads > 0, handTo };
      }
      frame.remove();
    };
    return { opening, turn, mayDraw, goOn, takeFrame };
  };`;
