import * as z from 'zod/mini';
import { allOrNone, type Output } from './shapes.ts';

const storeUrl = z.pipe(
  z.url({ protocol: /^https?$/ }),
  z.transform((value) => value.replace(/\/+$/, '')),
);

/** Where pictures and packages are kept, and how copies of everything are closed. */
export const filesFields = {
  /** Without them files are kept in DATA_DIR. */
  S3_ENDPOINT: z.optional(storeUrl),
  S3_BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))),
  S3_REGION: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))),
  S3_ACCESS_KEY: z.optional(z.string()),
  S3_SECRET_KEY: z.optional(z.string()),
  S3_PREFIX: z._default(z.string().check(z.regex(/^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*$/)), ''),
  BACKUP_PASSPHRASE: z.optional(z.string().check(z.minLength(16))),
};

type Environment = Output<typeof filesFields>;

export const readFiles = (environment: Environment) => ({
  s3:
    environment.S3_ENDPOINT &&
    environment.S3_BUCKET &&
    environment.S3_REGION &&
    environment.S3_ACCESS_KEY &&
    environment.S3_SECRET_KEY
      ? {
          endpoint: environment.S3_ENDPOINT,
          bucket: environment.S3_BUCKET,
          region: environment.S3_REGION,
          accessKey: environment.S3_ACCESS_KEY,
          secretKey: environment.S3_SECRET_KEY,
          prefix: environment.S3_PREFIX,
        }
      : undefined,
  backupPassphrase: environment.BACKUP_PASSPHRASE,
});

export const filesProblems = (environment: Environment): string[] => {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY } = environment;
  return [
    ...allOrNone({ S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY }),
    ...(environment.S3_PREFIX && !S3_ENDPOINT
      ? ['S3_PREFIX needs S3_ENDPOINT and its bucket too.']
      : []),
  ];
};
