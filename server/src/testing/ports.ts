import { createServer } from 'node:net';

// Below the kernel's own range: between asking and listening no outgoing connection takes one.
const [first, last] = [10_000, 32_767];
let next = first + Math.floor(Math.random() * (last - first));

const canListen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A port on which nobody listens; this process never answers it twice in a row. */
export const freePort = async (): Promise<number> => {
  do next = next < last ? next + 1 : first;
  while (!(await canListen(next)));
  return next;
};
