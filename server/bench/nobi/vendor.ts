import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

// A vendor's model as a process of its own: its first word comes after a set time, the others at a
// set pace. A question with "sekaligus" gets its first sentence in one piece and its verdict at once.
const setting = (name: string) => Number(process.env[name]);
const [firstMs, tokenMs, verdictMs] = [
  setting('VENDOR_FIRST_MS'),
  setting('VENDOR_TOKEN_MS'),
  setting('VENDOR_VERDICT_MS'),
];
const atOnce = 'sekaligus';
const rest = ` ${'Ia suka roti hangat dan langit ungu di sana. '.repeat(14)}`;
/** About four letters are a token. */
const tokensOf = (text: string) => text.match(/.{1,4}/gs) ?? [];
const onTheClock = () => performance.timeOrigin + performance.now();
/** A name that tells when this word was said: the child's side reads it (`children.ts`). */
const nameOfNow = () =>
  [...`${Math.round(onTheClock())}`].map((digit) => 'abcdefghij'[Number(digit)]).join('');
const answerNow = () => tokensOf(`Raja planet itu B${nameOfNow()}.${rest}`);

/** When connections were closed before their answer had ended, on the clock of the machine. */
const closedEarly: number[] = [];

const bodyOf = async (request: IncomingMessage) => {
  let text = '';
  for await (const piece of request) text += piece;
  return text;
};

const event = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
const ended = `data: ${JSON.stringify({
  choices: [{ delta: {}, finish_reason: 'stop' }],
  usage: { prompt_tokens: 500, completion_tokens: tokensOf(rest).length },
})}\n\ndata: [DONE]\n\n`;

const speak = (response: ServerResponse, say: () => readonly string[]) => {
  let at = 0;
  let pieces: readonly string[] = [];
  let timer: NodeJS.Timeout;
  const next = () => {
    if (at === 0) pieces = say();
    const piece = pieces[at];
    at += 1;
    if (piece === undefined) response.end(ended);
    else {
      response.write(event(piece));
      timer = setTimeout(next, tokenMs);
    }
  };
  timer = setTimeout(next, firstMs);
  response.once('close', () => {
    clearTimeout(timer);
    if (!response.writableFinished) closedEarly.push(onTheClock());
  });
};

/** With the beginning of the next sentence, so that the end of the first is plain. */
const whole = [`Raja itu datang ${atOnce}. Ia`, ' suka', ' roti.'];

createServer(async (request, response) => {
  if (request.url === '/readyz') return response.end('ok');
  if (request.url === '/closed') return response.end(JSON.stringify(closedEarly));
  const body = await bodyOf(request);
  if (request.url?.endsWith('/moderations')) {
    const verdict = () => response.end(JSON.stringify({ results: [{ flagged: false }] }));
    return body.includes(atOnce) ? verdict() : setTimeout(verdict, verdictMs);
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  return speak(response, () => (body.includes(atOnce) ? whole : answerNow()));
}).listen(Number(process.env.PORT), '127.0.0.1');
