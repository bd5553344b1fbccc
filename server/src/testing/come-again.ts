import type { Reply } from './sender.ts';

/** As browsers and gateways do: who is told to come again does, until there is room. */
export const comeAgain = async (send: () => Promise<Reply>): Promise<Reply> => {
  for (;;) {
    const reply = await send();
    if (reply.status !== 503) return reply;
  }
};
