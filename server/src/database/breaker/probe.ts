import { Socket } from 'node:net';
import { Client } from 'pg';
import { connectionConfig } from '../connection.ts';

/** A question without an answer for so long is asked again on a new connection. */
const patienceMs = 2000;

const connect = async (url: string) => {
  const socket = new Socket();
  const client = new Client({
    ...connectionConfig(url),
    application_name: 'nobi probe',
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    stream: () => socket,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return { client, socket };
  } catch (error) {
    socket.destroy();
    throw error;
  }
};

/** One connection of its own that asks the smallest question, so that silence has one meaning. */
export const openProbe = (url: string) => {
  let open: Awaited<ReturnType<typeof connect>> | undefined;
  return {
    /** Rejects when the database cannot be reached or says nothing for two seconds. */
    async ask() {
      try {
        open ??= await connect(url);
        await open.client.query('SELECT 1');
      } catch (error) {
        open?.socket.destroy();
        open = undefined;
        throw error;
      }
    },
    async close() {
      await open?.client.end().catch(() => undefined);
    },
  };
};
