import { readEpub } from './read-epub.ts';

process.on('message', (archive: Uint8Array) => {
  // Whatever breaks here ends this process; the server sees that and refuses the file.
  readEpub(Buffer.from(archive)).then(
    (result) => process.send?.(result),
    () => process.exit(1),
  );
});
process.on('disconnect', () => process.exit(0));
