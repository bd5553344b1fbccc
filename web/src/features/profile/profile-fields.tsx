import type { ComponentProps } from 'react';
import { sentenceOf } from '../../text/errors.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { longest, type ProfileField } from './profile.rules.ts';
import type { useProfileForm } from './use-profile-form.ts';
import { words } from './words.ts';

type ProfileForm = ReturnType<typeof useProfileForm>;

/** The four texts of a profile. */
export const ProfileFields = ({ typed, mistakes, isBusy, handleField }: ProfileForm) => {
  const errorAt = (name: ProfileField) => {
    const code = mistakes[name];
    if (code === undefined) return undefined;
    return code === 'too_long' ? words.tooLong(longest[name]) : sentenceOf(code);
  };
  const inputOf = (name: ProfileField) =>
    ({
      name,
      value: typed[name],
      readOnly: isBusy,
      error: errorAt(name),
      onChange: (event: { target: { value: string } }) => handleField(name, event.target.value),
    }) satisfies Partial<ComponentProps<typeof Field>>;
  return (
    <>
      <Field
        {...inputOf('display_name')}
        label={words.displayName}
        hint={words.displayNameHint}
        autoComplete="nickname"
      />
      <Field {...inputOf('full_name')} label={words.fullName} autoComplete="name" />
      <Field
        {...inputOf('whatsapp')}
        label={words.whatsapp}
        hint={words.whatsappHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextArea {...inputOf('bio')} label={words.bio} hint={words.bioHint} rows={3} />
    </>
  );
};
