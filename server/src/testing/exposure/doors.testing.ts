import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import { consoleHeader } from '@nobi/contract';
import { exampleSites, startNginx } from '../cluster/proxy.testing.ts';
import { freePort } from '../ports.ts';
import { startCaddy } from './caddy.testing.ts';

/** One way to ask the product, as somebody who may claim any name. */
export interface Door {
  readonly name: string;
  readonly address: string;
  readonly port: number;
  readonly host: string;
  /** Somebody who sits at this machine: the one to whom a trial shows its letters. */
  readonly isHere: boolean;
  /** Through an example of ours, which denies what is for this machine and for supervisors. */
  readonly isExample: boolean;
}

interface Answer {
  /** 0 where nobody listens. */
  readonly status: number;
  readonly body: string;
}

interface Question {
  readonly method?: string;
  readonly body?: unknown;
}

/** Asks with the headers of a browser on a connection that stays open. */
export const ask = ({ address, port, host }: Door, path: string, { method, body }: Question = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const headers = {
      host,
      connection: 'keep-alive',
      [consoleHeader]: '1',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const call = request({ host: address, port, path, method: method ?? 'GET', headers });
    call.setTimeout(10_000, () => call.destroy(new Error(`${path} at ${address}: no answer`)));
    call.on('error', (error) =>
      'code' in error && error.code === 'ECONNREFUSED'
        ? resolve({ status: 0, body: '' })
        : reject(error),
    );
    call.on('response', (response) =>
      text(response).then(
        (whole) => resolve({ status: response.statusCode ?? 0, body: whole }),
        reject,
      ),
    );
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });

/** How another machine reaches this one. */
const outsideAddress = () => {
  const address = Object.values(networkInterfaces())
    .flat()
    .find((face) => face && !face.internal && face.family === 'IPv4')?.address;
  if (!address) throw new Error('This machine has no address but its own: nobody is outside.');
  return address;
};

/** Proxies of operators who wrote as little as possible; since nginx 1.29.7 the third is the default. */
const careless = [
  ['a bare nginx', ''],
  ['an nginx that passes the name', 'proxy_set_header Host $http_host;'],
  ['a bare nginx of today', 'proxy_http_version 1.1; proxy_set_header Connection "";'],
  ['an nginx that speaks HTTP/1.1', 'proxy_http_version 1.1;'],
  [
    'an nginx of today that passes the name',
    'proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $http_host;',
  ],
] as const;

const bareSite = (from: number, to: number, lines: string) =>
  `server { listen 127.0.0.1:${from}; location / { proxy_pass http://127.0.0.1:${to}; ${lines} } }`;

const outsideName = 'app.nobi.test';

/** The real nginx and Caddy before one port, with our examples and without; started once for all. */
export const openDoors = async (port: number, playPort: number) => {
  const [nginx, nginxPlay] = [await freePort(), await freePort()];
  const [caddy, caddyPlay, bareCaddy] = [await freePort(), await freePort(), await freePort()];
  const bare: { name: string; lines: string; at: number }[] = [];
  for (const [name, lines] of careless) bare.push({ name, lines, at: await freePort() });
  const sites = await exampleSites({
    app: [String(port)],
    play: [String(playPort)],
    appPort: nginx,
    playPort: nginxPlay,
  });
  const proxies = await Promise.all([
    startNginx(
      [sites, ...bare.map(({ at, lines }) => bareSite(at, port, lines))].join('\n'),
      nginx,
    ),
    startCaddy({ app: port, play: playPort, own: caddy, ownPlay: caddyPlay, bare: bareCaddy }),
  ]);
  const own = `127.0.0.1:${port}`;
  const door = (name: string, at: number, more: Partial<Door> = {}): readonly Door[] =>
    [more.host ?? outsideName, `localhost:${port}`].map((host) => ({
      ...{ name: `${name} as ${host}`, address: '127.0.0.1', port: at, host },
      ...{ isHere: false, isExample: false, ...more },
      host,
    }));
  const doors: readonly Door[] = [
    ...door('this machine', port, { host: own, isHere: true }),
    ...door('another address', port, { address: outsideAddress() }),
    ...door('our nginx', nginx, { isExample: true }),
    ...door('our Caddy', caddy, { isExample: true }),
    ...door('a bare Caddy', bareCaddy),
    ...bare.flatMap(({ name, at }) => door(name, at)),
  ];
  return { doors, stop: () => Promise.all(proxies.map((proxy) => proxy.stop())) };
};
