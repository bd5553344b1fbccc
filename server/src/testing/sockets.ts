import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

interface Listening {
  readonly settings: { readonly port: number };
}

/** Speaks to the product below HTTP: whole requests, drips, and things that are no HTTP. */
export const openSocket = async (product: Listening): Promise<Socket> => {
  const socket = connect(product.settings.port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};

/** What came back until the server closed the connection, and after how many milliseconds. */
export const untilClosed = async (socket: Socket) => {
  const startedAt = performance.now();
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  return { text: Buffer.concat(chunks).toString('latin1'), afterMs: performance.now() - startedAt };
};

/** Sends these bytes and answers what came back until the connection closed. */
export const exchange = async (product: Listening, bytes: string) => {
  const socket = await openSocket(product);
  const closed = untilClosed(socket);
  socket.write(bytes, 'latin1');
  return (await closed).text;
};
