import { isIP, Socket } from 'node:net';

/**
 * For `node --import`: a machine whose cable is out. Only this machine itself can be reached; a name
 * of anywhere else is not even looked up.
 */
const { connect } = Socket.prototype;

const hostIn = (arg: unknown): string | undefined => {
  if (Array.isArray(arg)) return arg.map(hostIn).find(Boolean);
  const { host } = Object(arg);
  return typeof host === 'string' ? host : undefined;
};

const isHere = (host: string) =>
  host === 'localhost' || (isIP(host) > 0 && /^(?:127\.|::1$|0\.0\.0\.0$|::$)/.test(host));

Reflect.set(Socket.prototype, 'connect', function (this: Socket, ...args: unknown[]) {
  const host = hostIn(args);
  if (host && !isHere(host)) return this.destroy(new Error(`ENETUNREACH ${host}`));
  return Reflect.apply(connect, this, args);
});
