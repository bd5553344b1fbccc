import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench, Part } from '../part.ts';
import { freePorts, main, residentMb, startServer } from '../servers.ts';

const rounds = 3;
/** After which a fresh process has tidied up behind its start. */
const idleMs = 3000;

const startIn = async (folder: string) => {
  const [port = 0, playPort = 0] = await freePorts(2);
  return startServer(main, port, {
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    PLAY_PORT: String(playPort),
  });
};

const measureStart = async ({ folder, judge }: Bench) => {
  const seen = { cold: [0], warm: [0], memory: [0] };
  for (const times of Object.values(seen)) times.length = 0;
  for (let round = 0; round < rounds; round += 1) {
    const data = join(folder, `start-${round}`);
    const cold = await startIn(data);
    seen.cold.push(cold.readyAfterMs / 1000);
    await cold.stop();
    const warm = await startIn(data);
    seen.warm.push(warm.readyAfterMs / 1000);
    await pause(idleMs);
    seen.memory.push(await residentMb(warm.child.pid ?? 0));
    await warm.stop();
  }
  judge('cold start', seen.cold, { most: 15, unit: 's' });
  judge('warm start', seen.warm, { most: 4, unit: 's' });
  judge('idle memory', seen.memory, { most: 150, unit: 'MB' });
};

export const startPart: Part = {
  about: 'from the start of the process to the first answer, with and without a database',
  run: measureStart,
};
