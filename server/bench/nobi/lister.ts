import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { tokenOfFamily } from '../population/population.store.ts';

// Another child, in a process of its own: asks for the list of games again and again, and writes a
// line for each: when it asked, on the clock of the machine, and how many milliseconds it took.
const url = `${process.env.LISTER_URL}/api/games/`;
const token = tokenOfFamily(Number(process.env.LISTER_FAMILY));
const agent = new Agent({ keepAlive: true });
const headers = { authorization: `Token ${token}`, 'accept-encoding': 'gzip' };

const once = () =>
  new Promise<number | undefined>((resolve, reject) => {
    const at = performance.now();
    const outgoing = request(url, { agent, headers }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`the list answers ${reply.statusCode}`));
      reply.resume().on('end', () => resolve(performance.now() - at));
    });
    // A kept connection may have gone stale; the next call opens another.
    outgoing.on('error', (error) => (outgoing.reusedSocket ? resolve(undefined) : reject(error)));
    outgoing.end();
  });

for (;;) {
  const at = performance.timeOrigin + performance.now();
  const took = await once();
  if (took !== undefined) process.stdout.write(`${at} ${took}\n`);
  await pause(5);
}
