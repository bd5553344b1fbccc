import { type ErrorCode, type SignUpForm, signUpForm } from '@nobi/contract';
import { isErrorCode } from '../../text/errors.ts';

export interface SignUpFields extends Record<keyof SignUpForm, string> {
  readonly terms: boolean;
}
export type SignUpField = keyof SignUpFields;
export type SignUpMistakes = Partial<Record<SignUpField, ErrorCode>>;

/** In the order of the page, so that the first mistake is the one to look at first. */
export const signUpFields = [
  'display_name',
  'email',
  'password',
  'whatsapp',
  'terms',
] as const satisfies readonly SignUpField[];

const isField = (name: unknown): name is SignUpField => signUpFields.some((each) => each === name);

/** Checks what was typed against the call's own schema, and the terms box beside it. */
export const checkSignUp = (
  fields: SignUpFields,
): { form: SignUpForm } | { mistakes: SignUpMistakes } => {
  const { terms, ...typed } = fields;
  const mistakes: SignUpMistakes = {};
  const checked = signUpForm.safeParse(typed);
  for (const { path, message } of checked.error?.issues ?? [])
    if (isField(path[0])) mistakes[path[0]] ??= isErrorCode(message) ? message : 'invalid_input';
  for (const name of signUpFields)
    if (name !== 'terms' && fields[name].trim() === '') mistakes[name] = 'field_required';
  if (!terms) mistakes.terms = 'terms_required';
  return checked.success && terms ? { form: checked.data } : { mistakes };
};

/** With Google the provider proves name and address; number and terms are ours to ask for. */
export const checkGoogleSignUp = (
  fields: Pick<SignUpFields, 'whatsapp' | 'terms'>,
): { whatsapp: string } | { mistakes: SignUpMistakes } => {
  const checked = signUpForm.shape.whatsapp.safeParse(fields.whatsapp);
  if (checked.success && fields.terms) return { whatsapp: checked.data };
  const mistakes: SignUpMistakes = {};
  if (!checked.success)
    mistakes.whatsapp = fields.whatsapp.trim() === '' ? 'field_required' : 'whatsapp_prefix';
  if (!fields.terms) mistakes.terms = 'terms_required';
  return { mistakes };
};

const fieldsOfCodes: Partial<Record<ErrorCode, SignUpField>> = {
  email_taken: 'email',
  login_invalid_email: 'email',
  password_short: 'password',
  password_long: 'password',
  password_weak: 'password',
  whatsapp_prefix: 'whatsapp',
  name_plain: 'display_name',
};

/** The field that a refusal of the server is about, if it is about one. */
export const fieldOfRefusal = (code: ErrorCode): SignUpField | undefined => fieldsOfCodes[code];
