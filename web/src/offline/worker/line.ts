declare const self: ServiceWorkerGlobalScope;

/** So long may the server take where something is at hand: a line that is nearly gone is gone. */
const patience = 4000;
/** Once it is known to be gone nobody waits that long for each answer again; it is asked all the same. */
const patienceWhenGone = 400;

let isThere = true;

/** Tells the pages: they cannot know, since they are answered either way. */
const mark = async (now: boolean) => {
  if (now === isThere) return;
  isThere = now;
  for (const page of await self.clients.matchAll({ type: 'window' }))
    page.postMessage({ line: now });
};

/** A proxy whose product is gone answers, too. */
const isGone = (answer: Response | undefined) =>
  answer === undefined || [502, 503, 504].includes(answer.status);

/** The server's answer, or undefined when the line or the server is gone. */
export const fromServer = async (
  request: Request,
  hasOther: boolean,
): Promise<Response | undefined> => {
  const began = Date.now();
  const reply = fetch(request).catch(() => undefined);
  const late = new Promise<undefined>((resolve) => {
    if (hasOther) setTimeout(resolve, isThere ? patience : patienceWhenGone);
  });
  const answer = await Promise.race([reply, late]);
  await mark(!isGone(answer));
  if (answer === undefined)
    void reply.then(async (after) => {
      if (!isGone(after) && Date.now() - began < patience) await mark(true);
    });
  return isGone(answer) && hasOther ? undefined : answer;
};

/** A page that has just come asks how things are. */
export const tellLine = (page: Client) => page.postMessage({ line: isThere });
