/** The embedded database cannot start; the message is one paragraph for whoever reads the terminal. */
export class EmbeddedPostgresFailed extends Error {
  override name = 'EmbeddedPostgresFailed';
}

const advice: readonly (readonly [RegExp, string])[] = [
  [/ENOSPC|EDQUOT|No space left|Disk quota/i, 'The disk is full. Free some space and start again.'],
  [
    /EACCES|EPERM|EROFS|Permission denied|Operation not permitted|Read-only file system/i,
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
export const startTrouble = (folder: string, said: string): EmbeddedPostgresFailed => {
  const way = advice.find(([pattern]) => pattern.test(said))?.[1] ?? '';
  const reason = said.trim().split('\n').slice(-3).join(' ').trim() || 'no reason was given';
  return new EmbeddedPostgresFailed(
    `The database in ${folder} could not start. ${way} (${reason})`.replace('  ', ' '),
  );
};
