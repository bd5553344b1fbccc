/** The embedded database cannot start; the message is one paragraph for whoever reads the terminal. */
export class EmbeddedPostgresFailed extends Error {
  override name = 'EmbeddedPostgresFailed';
}

const advice: readonly (readonly [RegExp, string])[] = [
  [
    /ENOSPC|EDQUOT|No space left|wrote only \d+ of|Disk quota/i,
    'The disk is full. Free some space and start again.',
  ],
  [
    /EACCES|EPERM|EROFS|Permission denied|Operation not permitted|Read-only file system|mkdir/i,
    'This account may not write there. Give it the folder, or choose another one with DATA_DIR.',
  ],
  [
    /error while loading shared libraries|cannot execute|Exec format error|GLIBC/i,
    'The PostgreSQL that came with the packages does not run on this machine. ' +
      'Install PostgreSQL 15 or newer and set DATABASE_URL.',
  ],
  [
    /could not (create|resize|map) .*shared memory|Cannot allocate memory/i,
    'There is too little memory for the database. Free some and start again.',
  ],
];

/** Turns what PostgreSQL or the system said into words with a way out. */
export const startTrouble = (folder: string, output: string): EmbeddedPostgresFailed => {
  const lines = output.trim().split('\n');
  const [pattern, way] = advice.find(([each]) => each.test(output)) ?? [/PANIC:|error:|FATAL:/, ''];
  // PostgreSQL says the cause first and then, at length, what it does about it.
  const reason = lines.find((line) => pattern.test(line)) ?? lines.slice(-2).join(' ');
  const words = [`The database in ${folder} could not start.`, way, `(${reason.trim()})`];
  return new EmbeddedPostgresFailed(words.filter(Boolean).join(' '));
};
