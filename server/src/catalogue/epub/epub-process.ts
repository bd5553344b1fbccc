import { flushCompileCache } from 'node:module';
import { readEpub } from './read-epub.ts';

// Kept before the first stranger's byte is read, for this process is killed and does not end by itself.
flushCompileCache();

process.on('message', (archive: Uint8Array) => {
  // Whatever breaks here ends this process; the server sees that and refuses the file.
  readEpub(Buffer.from(archive)).then(
    (result) => process.send?.(result),
    () => process.exit(1),
  );
});
process.on('disconnect', () => process.exit(0));
