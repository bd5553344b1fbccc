declare const self: ServiceWorkerGlobalScope;

/** So long may the server take where something is at hand: a line that is nearly gone is gone. */
const patience = 4000;

let isThere = true;

/** Tells the pages: they cannot know, since they are answered either way. */
const mark = async (now: boolean) => {
  if (now === isThere) return;
  isThere = now;
  for (const page of await self.clients.matchAll({ type: 'window' }))
    page.postMessage({ line: now });
};

/** The server's answer, or undefined when the line or the server is gone. */
export const fromServer = async (
  request: Request,
  hasOther: boolean,
): Promise<Response | undefined> => {
  const late = new Promise<undefined>((resolve) => {
    if (hasOther) setTimeout(resolve, patience);
  });
  const answer = await Promise.race([fetch(request).catch(() => undefined), late]);
  // A proxy whose product is gone answers, too.
  const isGone = answer === undefined || [502, 503, 504].includes(answer.status);
  await mark(!isGone);
  return isGone && hasOther ? undefined : answer;
};

/** A page that has just come asks how things are. */
export const tellLine = (page: Client) => page.postMessage({ line: isThere });
