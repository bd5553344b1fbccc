/**
 * Opens the frame of what is played, and requests its save, as soon as its play session has begun: the
 * application is not there yet. It takes the frame over where it is (`moveBefore`, so that nothing loads
 * twice); in a browser that cannot, it opens the frame itself.
 */
export const earlyFrame = `
  const readReply = async (sent) => {
    const reply = (await sent).clone();
    return reply.ok ? reply.json() : {};
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
    const look = { position: "fixed", inset: "76px 0 0", width: "100%", height: "calc(100dvh - 76px)", border: 0, visibility: "hidden" };
    Object.assign(frame.style, look);
    frame.src = url;
    return frame;
  };
  // What follows as soon as a play session has begun: its save, and the page of its frame.
  const followSession = ({ sent, send }, showPage) => {
    const [play] = [...sent.keys()].filter((call) => call.startsWith("POST"));
    if (!play) return;
    const one = "GET " + play.split(" ")[1].replace(/[a-z]+\\/$/, "");
    const follow = ([about, { url, play_id, view_id, use_id }]) => {
      if (!url || about.locked) return;
      const save = one + "save/?play_session=" + (play_id ?? view_id ?? use_id);
      showPage({ url, trust: about.trust, requestSave: () => send(save) });
    };
    Promise.all([readReply(sent.get(one)), readReply(sent.get(play))]).then(follow).catch(() => {});
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
    followSession(here, ({ url, trust, requestSave }) => {
      requestSave();
      const frame = makeFrame(url, trust);
      if (!frame) return;
      opened = { frame, loads: 0 };
      frame.addEventListener("load", () => { if (opened) opened.loads += 1; });
      document.body.append(frame);
      // Nobody wants it: what was asked of the server says that something else is shown.
      setTimeout(() => { opened?.frame.remove(); opened = undefined; }, 20000);
    });
    return (url, sandbox) => {
      const taken = opened;
      opened = undefined;
      if (!taken) return;
      // Content that went elsewhere meanwhile is no content any more.
      const { frame, loads } = taken;
      if (loads < 2 && frame.src === url && frame.sandbox.value === sandbox) {
        frame.removeAttribute("style");
        return { frame, isLoaded: loads > 0 };
      }
      taken.frame.remove();
    };
  };`;
