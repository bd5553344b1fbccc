import { type ErrorCode, type profile, profileForm, type ReplyOf } from '@nobi/contract';
import { isErrorCode } from '../../text/errors.ts';

export type Profile = ReplyOf<typeof profile.show>;

export const profileFields = ['display_name', 'full_name', 'whatsapp', 'bio'] as const;
export type ProfileField = (typeof profileFields)[number];
export type Typed = Readonly<Record<ProfileField, string>>;
export type Changes = Partial<Record<ProfileField, string>>;
export type Mistakes = Partial<Record<ProfileField, ErrorCode | 'too_long'>>;

export const longest = { display_name: 80, full_name: 120, whatsapp: 40, bio: 500 } as const;

export const isProfileField = (name: unknown): name is ProfileField =>
  profileFields.some((each) => each === name);

/** The profile as a form shows it. */
export const typedOf = (profile: Profile): Typed => ({
  display_name: profile.display_name,
  full_name: profile.full_name ?? '',
  whatsapp: profile.whatsapp ?? '',
  bio: profile.bio ?? '',
});

/** What to send: fields that are filled and differ from what is saved. */
export const changesOf = (typed: Typed, saved: Typed): Changes =>
  Object.fromEntries(
    profileFields.flatMap((name) => {
      const value = typed[name].trim();
      return value === '' || value === saved[name].trim() ? [] : [[name, value]];
    }),
  );

/** Checks the changes by the call's own schema. */
export const mistakesIn = (changes: Changes): Mistakes => {
  const mistakes: Mistakes = {};
  for (const { path, message } of profileForm.safeParse(changes).error?.issues ?? []) {
    const [name] = path;
    if (!isProfileField(name)) continue;
    const isLong = (changes[name]?.length ?? 0) > longest[name] && name !== 'whatsapp';
    mistakes[name] ??= isLong ? 'too_long' : isErrorCode(message) ? message : 'invalid_input';
  }
  return mistakes;
};
