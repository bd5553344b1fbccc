import * as z from 'zod/mini';
import { aiFields, aiProblems, readAi } from './ai.ts';
import { companyFields, readCompany } from './company.ts';
import { exposureProblems } from './exposure.ts';
import { filesFields, filesProblems, readFiles } from './files.ts';
import { identityFields, identityProblems, readIdentity } from './identity.ts';
import { mailFields, readMail } from './mail.ts';
import { openidFields, openidProblems, readOpenid } from './openid.ts';
import { operationFields, operationProblems, readOperation } from './operation.ts';
import { paymentFields, paymentProblems, readPayments } from './payments.ts';
import { readSynthetic, syntheticFields } from './synthetic.ts';
import { readWhatsapp, whatsappFields, whatsappProblems } from './whatsapp.ts';
import { readWhere, whereFields, whereProblems } from './where.ts';

/** What the environment may say; every line has a safe default and stands in the README. */
const environment = z.object({
  ...whereFields,
  ...operationFields,
  ...filesFields,
  ...mailFields,
  ...companyFields,
  ...identityFields,
  ...openidFields,
  ...paymentFields,
  ...aiFields,
  ...whatsappFields,
  ...syntheticFields,
});

/** Every name that is read, for the documents that must list them. */
export const settingNames = Object.keys(environment.shape);

/** Said at start when the settings cannot be used; names each wrong one and what it must be. */
export class SettingsProblem extends Error {}

const without = (values: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ''),
  );

/** Reads and checks the environment once, at start. Throws SettingsProblem. */
export const readSettings = (values: Record<string, string | undefined> = process.env) => {
  const read = z.safeParse(environment, without(values));
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new SettingsProblem(`These settings cannot be used:\n${lines.join('\n')}`);
  }
  const parsed = read.data;
  const where = readWhere(parsed);
  const problems = [
    ...whereProblems(where),
    ...exposureProblems(where, { ...readMail(parsed), ...readCompany(parsed) }),
    ...operationProblems(parsed),
    ...filesProblems(parsed),
    ...paymentProblems(parsed, where.isBeyondLoopback),
    ...aiProblems(parsed),
    ...identityProblems(parsed, where.isBeyondLoopback),
    ...openidProblems(parsed, where.isBeyondLoopback),
    ...whatsappProblems(parsed, where.isBeyondLoopback),
  ];
  if (problems.length > 0) throw new SettingsProblem(problems.join('\n'));
  return {
    ...where,
    ...readOperation(parsed, where),
    ...readFiles(parsed),
    ...readMail(parsed),
    ...readCompany(parsed),
    ...readIdentity(parsed),
    ...readOpenid(parsed),
    ...readPayments(parsed),
    ...readWhatsapp(parsed),
    ...readSynthetic(parsed),
    ai: readAi(parsed),
  };
};

export type Settings = ReturnType<typeof readSettings>;
