import { expect, test } from 'vitest';
import { checkGoogleSignUp, checkSignUp, fieldOfRefusal } from './sign-up.rules.ts';

const filled = {
  display_name: ' Ibu Sari ',
  email: 'Sari@Example.com',
  password: 'kuda-laut-biru',
  whatsapp: '+62 812-3456.7890',
  terms: true,
};

test('passes on a complete form as the call wants it', () => {
  const checked = checkSignUp(filled);

  expect(checked).toEqual({
    form: {
      display_name: 'Ibu Sari',
      email: 'sari@example.com',
      password: 'kuda-laut-biru',
      whatsapp: '+6281234567890',
    },
  });
});

test('asks for every empty field and for the terms at once', () => {
  const checked = checkSignUp({
    display_name: ' ',
    email: '',
    password: '',
    whatsapp: '',
    terms: false,
  });

  expect(checked).toEqual({
    mistakes: {
      display_name: 'field_required',
      email: 'field_required',
      password: 'field_required',
      whatsapp: 'field_required',
      terms: 'terms_required',
    },
  });
});

const wrong = [
  ['whatsapp', '081234567890', 'whatsapp_prefix'],
  ['whatsapp', '+63 812 3456 7890', 'whatsapp_prefix'],
  ['password', '12345', 'password_short'],
  ['password', 'a'.repeat(129), 'password_long'],
  ['email', 'sari.example.com', 'login_invalid_email'],
  ['display_name', 'a'.repeat(81), 'invalid_input'],
  ['display_name', 'Menang di hadiah.xyz', 'name_plain'],
] as const;
for (const [field, typed, code] of wrong)
  test(`says ${code} at ${field} for ${typed.slice(0, 20)}`, () => {
    const checked = checkSignUp({ ...filled, [field]: typed });

    expect(checked).toEqual({ mistakes: { [field]: code } });
  });

test('refuses a complete form without the terms', () => {
  expect(checkSignUp({ ...filled, terms: false })).toEqual({
    mistakes: { terms: 'terms_required' },
  });
});

test('finds the field of a refusal, and none for a failure of the whole', () => {
  expect(fieldOfRefusal('email_taken')).toBe('email');
  expect(fieldOfRefusal('signup_failed')).toBeUndefined();
});

test('asks with Google for number and terms alone', () => {
  expect(checkGoogleSignUp({ whatsapp: '', terms: false })).toEqual({
    mistakes: { whatsapp: 'field_required', terms: 'terms_required' },
  });
  expect(checkGoogleSignUp({ whatsapp: '0812 3456 7890', terms: true })).toEqual({
    mistakes: { whatsapp: 'whatsapp_prefix' },
  });
  expect(checkGoogleSignUp({ whatsapp: '+62 0812 3456 7890', terms: true })).toEqual({
    whatsapp: '+6281234567890',
  });
});
