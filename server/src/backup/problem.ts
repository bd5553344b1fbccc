/** A backup or restore that cannot be done; the message is for whoever sits at the terminal. */
export class BackupProblem extends Error {
  override name = 'BackupProblem';
}
