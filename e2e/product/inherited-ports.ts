import { Server } from 'node:net';

/**
 * For `node --import`: whoever listens on one of the ports that this process inherited takes its open
 * socket (held-ports.ts).
 */
const inherited = new Map(
  (process.env.INHERITED_PORTS ?? '').split(' ').map((each) => {
    const [address = '', fd] = each.split('=');
    return [address, Number(fd)] as const;
  }),
);
const first = (port: unknown) =>
  [...inherited].find(([address]) => address.endsWith(`:${port}`))?.[1];
const { listen } = Server.prototype;

Reflect.set(Server.prototype, 'listen', function (this: Server, ...args: unknown[]) {
  const { host, port, backlog } = Object(args[0]);
  const fd = inherited.get(`${host}:${port}`) ?? (host === 'localhost' ? first(port) : undefined);
  if (fd === undefined) return Reflect.apply(listen, this, args);
  return Reflect.apply(listen, this, [{ fd, backlog }, ...args.slice(1)]);
});
