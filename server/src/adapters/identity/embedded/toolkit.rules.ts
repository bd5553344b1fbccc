import { email as emailSchema, password as passwordSchema } from '@nobi/contract';
import { ToolkitError } from './toolkit-error.ts';

/** PostgreSQL stores no NUL, and half a character is nobody's name. */
const isStorable = (value: string) => !value.includes('\u0000') && value.isWellFormed();

const fieldOf = (body: unknown, name: string): unknown => {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ToolkitError('INVALID_ARGUMENT');
  return Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined;
};

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

const textOf = (value: unknown) => {
  if (typeof value !== 'string' || !isStorable(value)) throw new ToolkitError('INVALID_ARGUMENT');
  return value;
};

const emailOf = (body: unknown) => {
  const typed = fieldOf(body, 'email');
  if (isMissing(typed)) throw new ToolkitError('MISSING_EMAIL');
  const read = emailSchema.safeParse(typed);
  if (!read.success) throw new ToolkitError('INVALID_EMAIL');
  return read.data;
};

const passwordOf = (body: unknown, name: 'password' | 'newPassword') => {
  const typed = fieldOf(body, name);
  if (isMissing(typed)) throw new ToolkitError('MISSING_PASSWORD');
  return textOf(typed);
};

const newPasswordOf = (body: unknown, name: 'password' | 'newPassword') => {
  const read = passwordSchema.safeParse(passwordOf(body, name));
  if (!read.success) throw new ToolkitError('WEAK_PASSWORD');
  return read.data;
};

const displayNameOf = (body: unknown) => {
  const typed = fieldOf(body, 'displayName');
  if (isMissing(typed)) return '';
  const name = textOf(typed).trim();
  if (name.length > 80) throw new ToolkitError('INVALID_ARGUMENT');
  return name;
};

export const readSignUp = (body: unknown) => ({
  email: emailOf(body),
  password: newPasswordOf(body, 'password'),
  displayName: displayNameOf(body),
});

/** Any password may be tried here, also one that could not be chosen. */
export const readSignIn = (body: unknown) => ({
  email: emailOf(body),
  password: passwordOf(body, 'password'),
});

export const readSendCode = (body: unknown) => {
  if (fieldOf(body, 'requestType') !== 'PASSWORD_RESET') throw new ToolkitError('INVALID_REQ_TYPE');
  return { email: emailOf(body) };
};

/** Without `newPassword` the code is only looked at, not used. */
export const readReset = (body: unknown) => {
  const code = fieldOf(body, 'oobCode');
  if (isMissing(code)) throw new ToolkitError('MISSING_OOB_CODE');
  const password = isMissing(fieldOf(body, 'newPassword'))
    ? undefined
    : newPasswordOf(body, 'newPassword');
  return { code: textOf(code), password };
};
