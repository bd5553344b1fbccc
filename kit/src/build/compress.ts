import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export const isText = (name: string): boolean =>
  /\.(js|css|svg|json|txt|webmanifest|bin)$/.test(name);

const best = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

/** The twins of a text file, by what is put behind its name. */
export const compressed = async (text: Uint8Array): Promise<{ br: Buffer; gz: Buffer }> => ({
  br: await brotli(text, best),
  gz: await zip(text, { level: 9 }),
});
