import { lookup } from 'node:dns/promises';
import { createServer, type Server } from 'node:net';

/** Where `localhost` is here, as the product finds it: an open socket that nobody takes over would hang. */
const addresses = (await lookup('localhost', { all: true })).map(({ address }) => address);

const open = (host: string, port: number) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, ipv6Only: host === '::1' }, () => resolve(server));
  });

const close = (server: Server) => new Promise((resolve) => server.close(resolve));

const portOf = (server: Server): number => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The socket has no port.');
  return address.port;
};

const descriptorOf = (server: Server): number => {
  const fd: unknown = Reflect.get(Object(Reflect.get(server, '_handle')), 'fd');
  if (typeof fd !== 'number' || fd < 0) throw new Error('The socket cannot be handed over.');
  return fd;
};

interface Held {
  readonly host: string;
  readonly port: number;
  readonly server: Server;
}

const holdAt = async (host: string, port: number): Promise<Held> => {
  const server = await open(host, port);
  return { host, port: portOf(server), server };
};

/** So many ports in a row from one that the kernel chooses, unless a stranger has one of them. */
const holdRow = async (count: number): Promise<Held[] | undefined> => {
  const [home = '127.0.0.1', ...others] = addresses;
  const first = await holdAt(home, 0);
  const held = [first];
  try {
    for (let port = first.port; port < first.port + count; port += 1) {
      if (port > first.port) held.push(await holdAt(home, port));
      for (const host of others) held.push(await holdAt(host, port));
    }
    return held;
  } catch {
    await Promise.all(held.map(({ server }) => close(server)));
    return undefined;
  }
};

/**
 * Ports in a row that the kernel gave and that stay open until the product has taken them over:
 * whoever looks for a port in between, on this machine, gets others.
 */
export const holdPorts = async (count: number) => {
  for (;;) {
    const held = await holdRow(count);
    if (!held) continue;
    const descriptors = held.map(({ server }) => descriptorOf(server));
    return {
      first: Math.min(...held.map(({ port }) => port)),
      descriptors,
      /** For `inherited-ports.ts` in a child whose further stdio begins with these descriptors at `from`. */
      inherited: (from: number) =>
        held.map(({ host, port }, at) => `${host}:${port}=${from + at}`).join(' '),
      /** A child that inherited them has them still. */
      letGo: () => Promise.all(held.map(({ server }) => close(server))),
    };
  }
};
