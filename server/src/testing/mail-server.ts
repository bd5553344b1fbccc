import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** What goes wrong with the next letters. */
export type MailFault =
  | 'cuts the line in the middle of a letter'
  | 'keeps a letter and cuts the line before saying so'
  | 'keeps a letter and says nothing more'
  | { readonly refusesAddress: number }
  | { readonly refusesLetter: number };

export interface MailServer {
  readonly url: string;
  readonly port: number;
  readonly letters: Email[];
  /** What the server says to the next letters; undefined takes them. */
  refusal: string | undefined;
  fault: MailFault | undefined;
  stop(): Promise<void>;
}

interface State {
  refusal: string | undefined;
  fault: MailFault | undefined;
}

const refusalOf = (code: number) =>
  Object.assign(new Error('ibu@contoh.id is not welcome'), { responseCode: code });

const isOf = <Key extends string>(
  fault: MailFault | undefined,
  key: Key,
): fault is Extract<MailFault, Record<Key, number>> => typeof fault === 'object' && key in fault;

const bytesOf = async (stream: Readable) => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** Takes one letter, or shows the fault that is asked for. */
const taker = (state: State, letters: Email[], cut: () => void) => async (stream: Readable) => {
  const { fault, refusal } = state;
  if (fault === 'cuts the line in the middle of a letter') return cut();
  const bytes = await bytesOf(stream);
  if (refusal) throw new Error(refusal);
  if (isOf(fault, 'refusesLetter')) throw refusalOf(fault.refusesLetter);
  letters.push(await PostalMime.parse(bytes));
  if (fault === 'keeps a letter and cuts the line before saying so') cut();
  if (fault === 'keeps a letter and says nothing more') await new Promise(() => undefined);
};

/** A real SMTP server on this machine that keeps what it is given. */
export const startMailServer = async (port = 0, hasEncryption = false): Promise<MailServer> => {
  const letters: Email[] = [];
  const state: State = { refusal: undefined, fault: undefined };
  const sockets = new Set<Socket>();
  const take = taker(state, letters, () => {
    for (const socket of sockets) socket.destroy();
  });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: hasEncryption ? ['AUTH'] : ['STARTTLS', 'AUTH'],
    closeTimeout: 50,
    onRcptTo: (_address, _session, done) => {
      const { fault } = state;
      done(isOf(fault, 'refusesAddress') ? refusalOf(fault.refusesAddress) : null);
    },
    onData: (stream, _session, done) => {
      take(stream).then(() => done(), done);
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const own = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${own}`,
    port: own,
    letters,
    get refusal() {
      return state.refusal;
    },
    set refusal(words) {
      state.refusal = words;
    },
    get fault() {
      return state.fault;
    },
    set fault(fault) {
      state.fault = fault;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
