/** The channel on which processes hear that a job has work; its payload is the job's name. */
export const workDue = 'work_due';

/** For `returning` of a row that is work for a job: heard exactly if the transaction commits. */
export const workDueNotice = (job: string) => `pg_notify('${workDue}', '${job}')`;
