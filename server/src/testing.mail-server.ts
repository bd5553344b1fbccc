import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  readonly url: string;
  readonly port: number;
  readonly letters: Email[];
  /** What the server says to the next letters; undefined takes them. */
  refusal: string | undefined;
  stop(): Promise<void>;
}

/** A real SMTP server on this machine that keeps what it is given. */
export const startMailServer = async (port = 0): Promise<MailServer> => {
  const letters: Email[] = [];
  const state: { refusal: string | undefined } = { refusal: undefined };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 50,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (state.refusal) return done(new Error(state.refusal));
        PostalMime.parse(Buffer.concat(chunks)).then(
          (letter) => {
            letters.push(letter);
            done();
          },
          (error: Error) => done(error),
        );
      });
    },
  });
  server.on('error', () => undefined);
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
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
