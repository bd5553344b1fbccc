import { pino } from 'pino';

/** Messages quote what was sent; the place in our code, the vendor's code and our own slips do not. */
export const placeOf = (error: unknown) =>
  error instanceof Error
    ? {
        kind: error.name,
        ...('code' in error && typeof error.code === 'string' && { code: error.code }),
        ...('reason' in error && typeof error.reason === 'string' && { reason: error.reason }),
        ...(error instanceof TypeError && { message: error.message }),
        stack: error.stack?.match(/^ {4}at .*$/gm)?.join('\n'),
      }
    : { kind: typeof error };

const failed = 'failed';

/** One line of JSON an event. Whatever error is handed to it, only `placeOf` it is written. */
export const openLog = (level: string, worker?: number) =>
  pino({
    level,
    // Where several processes write into one stream, each line names its own.
    base: worker === undefined ? null : { worker },
    serializers: { err: placeOf },
    hooks: {
      logMethod(parts, write) {
        const [first, text] = parts;
        // Left alone, pino would take the error's own message as the text of the line.
        if (first instanceof Error) write.call(this, { err: first }, text ?? failed);
        else if (text === undefined && typeof first === 'object') write.call(this, first, failed);
        else write.apply(this, parts);
      },
    },
  });

export type Log = ReturnType<typeof openLog>;
