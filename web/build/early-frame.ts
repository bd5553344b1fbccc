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
  const openAhead = ({ sent, send }) => {
    const [play] = [...sent.keys()].filter((call) => call.startsWith("POST"));
    if (!play) return () => {};
    const one = "GET " + play.split(" ")[1].replace(/[a-z]+\\/$/, "");
    let opened;
    const open = ([about, { url, play_id, view_id, use_id }]) => {
      if (!url || about.locked) return;
      send(one + "save/?play_session=" + (play_id ?? view_id ?? use_id));
      const frame = makeFrame(url, about.trust);
      if (!frame) return;
      opened = { frame, loads: 0 };
      frame.addEventListener("load", () => { if (opened) opened.loads += 1; });
      document.body.append(frame);
      // Nobody wants it: what was asked of the server says that something else is shown.
      setTimeout(() => { opened?.frame.remove(); opened = undefined; }, 20000);
    };
    Promise.all([readReply(sent.get(one)), readReply(sent.get(play))]).then(open).catch(() => {});
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
