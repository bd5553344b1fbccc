import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProxyProgram } from '../cluster/proxy.testing.ts';

const example = join(import.meta.dirname, '../../../../deploy/Caddyfile');
const program = existsSync('/usr/bin/caddy') ? '/usr/bin/caddy' : 'caddy';

interface Ports {
  readonly app: number;
  readonly play: number;
  /** Where `deploy/Caddyfile` listens for the app and for games, and a Caddy with one line. */
  readonly own: number;
  readonly ownPlay: number;
  readonly bare: number;
}

/** The operator's own example; only names, ports and certificates are others, and port 80. */
const sitesOf = async ({ app, play, own, ownPlay, bare }: Ports) =>
  `${(await readFile(example, 'utf8'))
    .replace(/^\{$/m, '{\n\tadmin off\n\tauto_https off\n')
    .replace(/^http:\/\/[\s\S]*?\n\}\n/m, '')
    .replace('{$NOBI_HOST:app.nobi.example} {', `http://:${own} {`)
    .replace('{$NOBI_PLAY_HOST:play.nobi.example} {', `http://:${ownPlay} {`)
    .replace('{$NOBI_UPSTREAM:127.0.0.1}:3000', `127.0.0.1:${app}`)
    .replace('{$NOBI_UPSTREAM:127.0.0.1}:3001', `127.0.0.1:${play}`)}
http://:${bare} {
	reverse_proxy 127.0.0.1:${app}
}
`;

/** The real Caddy on `deploy/Caddyfile`, and beside it with nothing but `reverse_proxy`. */
export const startCaddy = async (ports: Ports) => {
  const folder = await mkdtemp(join(tmpdir(), 'nobi-caddy-'));
  const file = join(folder, 'Caddyfile');
  await writeFile(file, await sitesOf(ports));
  // Its home is ours: it keeps its last configuration there.
  const homes = ['HOME', 'XDG_DATA_HOME', 'XDG_CONFIG_HOME'].map((name) => `${name}=${folder}`);
  const command = ['env', ...homes, program, 'run', '--adapter', 'caddyfile', '--config', file];
  const { end } = await startProxyProgram(command, ports.bare);
  return {
    async stop() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
